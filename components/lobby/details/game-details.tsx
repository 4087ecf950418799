import { Info, Wrench } from "lucide-react";
import type { ElementType, ReactNode } from "react";
import { DetailsActions } from "#components/lobby/details/details-actions.tsx";
import type { TranslateDetails } from "#components/lobby/details/details-translate.ts";
import { GameFacts } from "#components/lobby/details/game-facts.tsx";
import { SuggestedGames } from "#components/lobby/details/suggested-games.tsx";
import { FavoriteButton } from "#components/lobby/tiles/favorite-button.tsx";
import { JackpotPool } from "#components/lobby/tiles/jackpot-pool.tsx";
import { InitialsBackground } from "#components/ui/initials-background.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { textLink } from "#components/ui/text-link.ts";
import { artAddress } from "#lib/art/address.ts";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import type { readGameCall } from "#lib/contracts/games/read-game.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface GameDetailsProps {
  found: OutputOf<typeof readGameCall>;
  say: TranslateDetails;
  locale: Locale;
  currency: string;
  /** A page heading, or the dialog's title. */
  Heading: ElementType<{ className: string; children: ReactNode }>;
  /** Shown over the picture: the close button of a sheet. */
  corner?: ReactNode;
}

/** LOBBY-20: renders a game's details, the same on its page and in the sheet. */
export function GameDetails({ found, say, locale, currency, Heading, corner }: GameDetailsProps) {
  const { game, suggestions } = found;
  const { vendorCode: vendor, vendorName, artClass: gameClass, gameId: slug, state } = game;
  const released = say("lobby.sheet.released", { date: formatDate(game.releasedOn, locale, "UTC", "date") });
  return (
    <>
      <div className="relative h-[226px] shrink-0 overflow-hidden max-sm:h-[190px]">
        <InitialsBackground name={game.gameName} className="h-full text-5xl">
          <img
            src={artAddress("cover", { slug, gameClass, vendor })}
            alt=""
            width={300}
            height={400}
            className="object-[50%_-24px]"
          />
        </InitialsBackground>
        <span aria-hidden className="absolute inset-x-0 bottom-0 h-24 bg-linear-to-b from-transparent to-surface-1" />
        {corner}
      </div>
      <div className="relative grid gap-3.5 px-5 pt-1 pb-6 max-sm:-mt-5 max-sm:gap-3 max-sm:px-[18px]">
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <Heading translate="no" className="text-[1.75rem] leading-tight font-extrabold [font-stretch:84%]">
              {game.gameName}
            </Heading>
            <p className="pt-0.5 text-sm text-3">
              <bdi translate="no">{vendorName}</bdi> · {say(`catalogue.classes.${game.gameClass}`)} · {released}
            </p>
          </div>
          <FavoriteButton game={game} className="size-tap!" />
        </div>
        {state === "ready" ? (
          <>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-md bg-brand-soft px-3.5 py-2.5 empty:hidden">
              <JackpotPool gameId={slug} className="text-[1.4375rem] font-bold text-win" noteClass="text-sm text-2" />
            </p>
            <DetailsActions game={game} text={{ play: say("lobby.sheet.play"), demo: say("lobby.sheet.demo") }} />
          </>
        ) : (
          <WhyNot state={state} say={say} vendor={vendorName} />
        )}
        {suggestions.length > 0 && <SuggestedGames title={say("lobby.sheet.suggestions")} games={suggestions} />}
        <GameFacts game={game} say={say} locale={locale} currency={currency} />
        <p>
          <PageLink
            href={localePath(locale, vendorListPath(game.category, vendor))}
            className={`${textLink} inline-flex min-h-tap items-center`}
          >
            {say("lobby.sheet.more-of", { vendor: vendorName })}
          </PageLink>
        </p>
      </div>
    </>
  );
}

/** LOBBY-18: says why a game cannot be played; vendors that are not connected say so, too. */
function WhyNot({
  state,
  say,
  vendor,
}: {
  state: "maintenance" | "not-integrated";
  say: TranslateDetails;
  vendor: string;
}) {
  const Icon = state === "maintenance" ? Wrench : Info;
  return (
    <div className="flex gap-3 rounded-md bg-surface-2 px-3.5 py-3">
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-brand-text" />
      <div>
        <p className="font-semibold text-1">{say(`lobby.sheet.${state}-title`)}</p>
        <p className="text-sm text-2">{say(`lobby.sheet.${state}-text`, { vendor })}</p>
      </div>
    </div>
  );
}
