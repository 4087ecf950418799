import { Flame, Gem, History, ShieldCheck, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import { BiggestWins } from "#components/lobby/biggest-wins.tsx";
import { GameTile } from "#components/lobby/game-tile.tsx";
import { Hero } from "#components/lobby/hero.tsx";
import { type Kind, KindSection } from "#components/lobby/kind-section.tsx";
import { PlayLink } from "#components/lobby/play-link.tsx";
import { Promises } from "#components/lobby/promises.tsx";
import { Rail } from "#components/lobby/rail.tsx";
import { Section } from "#components/lobby/section.tsx";
import { type Winner, WinnerBoard } from "#components/lobby/winner-board.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import type { GameTile as GameTileFacts } from "#lib/contracts/games/game-view.ts";
import type { Translate } from "#lib/i18n/translator.ts";

export interface HomeProps {
  t: Translate;
  siteName: string;
  hot: readonly GameTileFacts[];
  inHouse: { games: readonly GameTileFacts[]; href: string };
  kinds: readonly Kind[];
  recent: readonly GameTileFacts[];
  recentHref: string;
  winners: readonly Winner[];
  /** Where fair play is explained. */
  fairHref: string;
}

/** LOBBY-01: the sections in their order; those that have nothing in them are not there. */
export function Home({ t, siteName, hot, inHouse, kinds, recent, recentHref, winners, fairHref }: HomeProps) {
  const turn = { back: t("back"), next: t("next") };
  const tiles = (games: readonly GameTileFacts[], look: { eager?: boolean; demo?: boolean } = {}) =>
    games.map((game) => <GameTile key={game.nodeId} game={game} {...look} />);
  return (
    <div className="grid gap-[26px] px-7 pt-[18px] pb-12 max-lg:gap-5 max-lg:px-3.5 max-lg:pt-1 max-lg:pb-6">
      <h1 className="sr-only">{t("heading", { name: siteName })}</h1>
      <div className="grid gap-4 max-lg:contents xl:grid-cols-[minmax(0,1fr)_352px]">
        <Hero
          label={t("hero-label")}
          title={t("hero-title")}
          text={t("hero-text")}
          actions={<HeroActions t={t} game={inHouse.games[0]} fairHref={fairHref} />}
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
        <Section className="max-lg:order-3" icon={Trophy} title={t("biggest-wins")} badge={t("last-30-days")}>
          <BiggestWins winners={winners} />
        </Section>
      )}
      {hot.length > 0 && (
        <Section className="max-lg:order-1" icon={Flame} title={t("hot")} arrows={{ rail: "rail-hot", text: turn }}>
          <Rail id="rail-hot">{tiles(hot, { eager: true })}</Rail>
        </Section>
      )}
      {kinds.map((kind) =>
        kind.gameType === "INHOUSE" ? (
          <Section
            key={kind.gameType}
            id="in-house"
            className="max-lg:order-2"
            icon={Gem}
            title={t("in-house", { name: siteName })}
            badge={kind.count}
            all={{ href: inHouse.href, text: t("see-all"), label: t("see-all-of", { kind: kind.title }) }}
            arrows={{ rail: "rail-in-house", text: turn }}
          >
            <Rail id="rail-in-house">{tiles(inHouse.games, { demo: true })}</Rail>
          </Section>
        ) : (
          <KindSection
            key={kind.gameType}
            kind={kind}
            className="max-lg:order-4"
            text={{ ...turn, all: t("see-all"), allOf: t("see-all-of", { kind: kind.title }) }}
          />
        ),
      )}
      {recent.length > 0 && (
        <Section
          className="max-lg:order-4"
          icon={History}
          title={t("recent")}
          all={{ href: recentHref, text: t("see-all"), label: t("see-all-of", { kind: t("recent") }) }}
          arrows={{ rail: "rail-recent", text: turn }}
        >
          <Rail id="rail-recent">{tiles(recent)}</Rail>
        </Section>
      )}
      <Section className="max-lg:order-5" icon={ShieldCheck} title={t("promises")}>
        <Promises t={t} />
      </Section>
    </div>
  );
}

/** The banner's buttons stand side by side on a phone. */
const small = "max-md:min-h-tap max-md:rounded-md max-md:px-4 max-md:text-md";

function HeroActions({
  t,
  game,
  fairHref,
}: {
  t: Translate;
  game: GameTileFacts | undefined;
  fairHref: string;
}): ReactNode {
  return (
    <>
      {game && (
        <PlayLink game={game} className={cx(buttonClass({ tone: "gold", size: "lg" }), small)}>
          {t("hero-play", { game: game.nodeName })}
        </PlayLink>
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
  );
}
