import { Gem, ShieldCheck, Trophy } from "lucide-react";
import { BiggestWins } from "#components/lobby/biggest-wins.tsx";
import { GameTile, type TileGame } from "#components/lobby/game-tile.tsx";
import { Hero } from "#components/lobby/hero.tsx";
import { Promises } from "#components/lobby/promises.tsx";
import { Section } from "#components/lobby/section.tsx";
import { type Winner, WinnerBoard } from "#components/lobby/winner-board.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

export interface HomeProps {
  t: Translate;
  siteName: string;
  games: readonly TileGame[];
  winners: readonly Winner[];
  /** Where fair play is explained. */
  fairHref: string;
}

/** The banner's buttons stand side by side on a phone. */
const small = "max-md:min-h-tap max-md:rounded-md max-md:px-4 max-md:text-md";

/** LOBBY-01, sections that have something in them: hero and winner board, biggest wins, in-house games. */
export function Home({ t, siteName, games, winners, fairHref }: HomeProps) {
  const [first] = games;
  return (
    <div className="grid gap-[26px] px-7 pt-[18px] pb-12 *:min-w-0 max-lg:gap-5 max-lg:px-3.5 max-lg:pt-1 max-lg:pb-6">
      <h1 className="sr-only">{t("heading", { name: siteName })}</h1>
      <div className="grid gap-4 max-lg:contents xl:grid-cols-[minmax(0,1fr)_352px]">
        <Hero
          label={t("hero-label")}
          title={t("hero-title")}
          text={t("hero-text")}
          actions={
            <>
              {first && (
                <PageLink href={first.href} className={cx(buttonClass({ tone: "gold", size: "lg" }), small)}>
                  {t("hero-play", { game: first.name })}
                </PageLink>
              )}
              <PageLink
                href={fairHref}
                className={cx(
                  "inline-flex min-h-[52px] items-center rounded-[14px] px-5 font-[650] whitespace-nowrap text-[#fff5e0] shadow-[inset_0_0_0_1.5px_rgb(255_245_224/.55)] hover:bg-[rgb(255_245_224/.12)]",
                  small,
                )}
              >
                {t("hero-how")}
              </PageLink>
            </>
          }
        />
        <WinnerBoard
          winners={winners}
          text={{
            title: t("winners"),
            note: t("winners-note"),
            emptyTitle: t("no-wins-title"),
            emptyText: t("no-wins-text"),
          }}
        />
      </div>
      {winners.length > 0 && (
        <Section className="max-lg:order-4" icon={Trophy} title={t("biggest-wins")} badge={t("last-30-days")}>
          <BiggestWins winners={winners} />
        </Section>
      )}
      <Section id="in-house" className="max-lg:order-2" icon={Gem} title={t("in-house", { name: siteName })}>
        <div className="grid grid-cols-2 gap-x-tile-gap gap-y-4 sm:grid-cols-4 xl:grid-cols-6">
          {games.map((game) => (
            <GameTile
              key={game.code}
              game={game}
              eager
              text={{
                play: t("play", { game: game.name }),
                demo: t("demo"),
                demoOf: t("demo-of", { game: game.name }),
              }}
            />
          ))}
        </div>
      </Section>
      <Section className="max-lg:order-5" icon={ShieldCheck} title={t("promises")}>
        <Promises t={t} />
      </Section>
    </div>
  );
}
