import { Flame, Gem, History, ShieldCheck, Trophy } from "lucide-react";
import type { ComponentProps } from "react";
import { BannerCarousel, type BannerCarouselProps } from "#components/lobby/home/banner-carousel.tsx";
import { BiggestWins } from "#components/lobby/home/biggest-wins.tsx";
import { CategorySection, type HomeCategory } from "#components/lobby/home/category-section.tsx";
import { CategoryStrip } from "#components/lobby/home/category-strip.tsx";
import { JackpotBoard } from "#components/lobby/home/jackpot-board.tsx";
import { NoticeTicker, type NoticeTickerProps } from "#components/lobby/home/notice-ticker.tsx";
import { Promises } from "#components/lobby/home/promises.tsx";
import { Rail } from "#components/lobby/home/rail.tsx";
import { Section } from "#components/lobby/home/section.tsx";
import { GameTile } from "#components/lobby/tiles/game-tile.tsx";
import { WinnerBoard } from "#components/lobby/winners/winner-board.tsx";
import type { Jackpots, Winner } from "#components/lobby/winners/winners.ts";
import { PaintPoint } from "#components/ui/paint-point.tsx";
import type { GameTile as GameTileFacts } from "#lib/contracts/games/game-view.ts";
import type { Translate } from "#lib/i18n/translator.ts";

export interface HomeProps {
  t: Translate;
  siteName: string;
  hot: { games: readonly GameTileFacts[]; href: string };
  inHouse: { games: readonly GameTileFacts[]; href: string };
  categories: readonly HomeCategory[];
  recent: readonly GameTileFacts[];
  recentHref: string;
  winners: readonly Winner[];
  winnersHref: string;
  jackpots: Jackpots;
  /** Names of jackpot pools by code. */
  pools: Readonly<Record<string, string>>;
  /** NAV-04: category strip for phones; wider screens have the navigation in the header. */
  navigation: ComponentProps<typeof CategoryStrip>;
  content: { ticker: NoticeTickerProps; carousel: BannerCarouselProps };
}

/**
 * Covers visible in a row on a phone. Each SVG cover is its own document to the browser, so the others load after the
 * first paint.
 */
const onAPhone = 3;

/** LOBBY-01: renders the sections in order; empty sections are left out. */
export function Home(props: HomeProps) {
  const { t, siteName, hot, inHouse, categories, recent, recentHref, winners, winnersHref, navigation, content } =
    props;
  const turn = { back: t("back"), next: t("next") };
  const tiles = (games: readonly GameTileFacts[], { eager = 0, demo = false } = {}) =>
    games.map((game, index) => <GameTile key={game.gameId} game={game} demo={demo} eager={index < eager} />);
  return (
    <div className="grid gap-[26px] phone-flow:[reading-flow:grid-order] px-7 pt-[18px] pb-12 max-lg:gap-5 max-lg:px-3.5 max-lg:pt-1 max-lg:pb-6">
      <h1 className="sr-only">{t("heading", { name: siteName })}</h1>
      <NoticeTicker {...content.ticker} />
      <div className="grid gap-4 max-lg:contents xl:h-[22.5rem] xl:grid-cols-[minmax(0,1fr)_352px]">
        <BannerCarousel {...content.carousel} className="phone-flow:order-1" />
        <CategoryStrip {...navigation} className="phone-flow:order-1" />
        <div className="flex flex-col overflow-hidden rounded-[22px] bg-surface-1 edge-1 phone-flow:order-1 max-lg:rounded-[20px]">
          <JackpotBoard
            jackpots={props.jackpots}
            pools={props.pools}
            text={{
              title: t("jackpots"),
              live: t("live"),
              jackpotOf: t("jackpot-of", { pool: "{pool}" }),
              lastWon: t("last-jackpot", { pool: "{pool}", name: "{name}", amount: "{amount}" }),
              noneWon: t("no-jackpot-won"),
            }}
          />
          <WinnerBoard
            winners={winners}
            allHref={winnersHref}
            text={{
              title: t("winners"),
              all: t("see-all"),
              allOf: t("see-all-of", { kind: t("winners") }),
              emptyTitle: t("no-wins-title"),
              emptyText: t("no-wins-text"),
            }}
          />
        </div>
      </div>
      {winners.length > 0 && (
        <Section
          className="phone-flow:order-3"
          icon={Trophy}
          title={t("biggest-wins")}
          badge={t("last-30-days")}
          all={{ href: winnersHref, text: t("see-all"), label: t("see-all-of", { kind: t("biggest-wins") }) }}
        >
          <BiggestWins winners={winners} />
        </Section>
      )}
      {hot.games.length > 0 && (
        <Section
          className="below-fold phone-flow:order-1 [--rough:calc(4.7rem+55.5vw)]"
          icon={Flame}
          title={t("hot")}
          all={{ href: hot.href, text: t("see-all"), label: t("see-all-of", { kind: t("hot") }) }}
          arrows={{ rail: "rail-hot", tiles: hot.games.length, text: turn }}
        >
          <Rail id="rail-hot">{tiles(hot.games, { eager: onAPhone })}</Rail>
        </Section>
      )}
      {categories.map((entry) =>
        entry.category === "in-house" ? (
          <Section
            key={entry.category}
            id="in-house"
            className="below-fold phone-flow:order-2 [--rough:calc(7.8rem+55.5vw)]"
            icon={Gem}
            title={t("in-house", { name: siteName })}
            badge={entry.count}
            all={{ href: inHouse.href, text: t("see-all"), label: t("see-all-of", { kind: entry.title }) }}
            arrows={{ rail: "rail-in-house", tiles: inHouse.games.length, text: turn }}
          >
            <Rail id="rail-in-house">{tiles(inHouse.games, { demo: true })}</Rail>
            <PaintPoint id="first-screen" />
          </Section>
        ) : (
          <CategorySection
            key={entry.category}
            section={entry}
            className="phone-flow:order-4"
            text={{ ...turn, all: t("see-all"), allOf: t("see-all-of", { kind: entry.title }) }}
          />
        ),
      )}
      {recent.length > 0 && (
        <Section
          className="phone-flow:order-4"
          icon={History}
          title={t("recent")}
          all={{ href: recentHref, text: t("see-all"), label: t("see-all-of", { kind: t("recent") }) }}
          arrows={{ rail: "rail-recent", tiles: recent.length, text: turn }}
        >
          <Rail id="rail-recent">{tiles(recent)}</Rail>
        </Section>
      )}
      <Section className="below-fold phone-flow:order-5 [--rough:25rem]" icon={ShieldCheck} title={t("promises")}>
        <Promises t={t} />
      </Section>
    </div>
  );
}
