import { Flame, Gem, History } from "lucide-react";
import { CategorySection, type HomeCategory } from "#components/lobby/home/category-section.tsx";
import { FirstScreen, type FirstScreenProps } from "#components/lobby/home/first-screen.tsx";
import { InHouseGames } from "#components/lobby/home/in-house-games.tsx";
import { Rail } from "#components/lobby/home/rail.tsx";
import { Section } from "#components/lobby/home/section.tsx";
import { GameTile } from "#components/lobby/tiles/game-tile.tsx";
import { PaintPoint } from "#components/ui/paint-point.tsx";
import type { GameTile as GameTileFacts } from "#lib/contracts/games/game-view.ts";

export interface HomeProps extends FirstScreenProps {
  siteName: string;
  hot: { games: readonly GameTileFacts[]; href: string };
  inHouse: { games: readonly GameTileFacts[]; href: string; fairHref: string };
  categories: readonly HomeCategory[];
  recent: readonly GameTileFacts[];
  recentHref: string;
}

/**
 * Covers visible at once on a phone: the upper row's first three. Each SVG cover is its own document to the browser, so
 * the others load after the first paint.
 */
const eagerCovers = [0, 2, 4];

/** LOBBY-01: renders the sections in order; empty sections are left out. */
export function Home({ siteName, hot, inHouse, categories, recent, recentHref, ...first }: HomeProps) {
  const { t } = first;
  const turn = { back: t("back"), next: t("next") };
  const allOf = (kind: string) => ({ text: t("see-all"), label: t("see-all-of", { kind }) });
  return (
    <div className="grid gap-[22px] px-7 pb-14 max-xl:gap-5 max-xl:px-5 max-xl:pb-12 max-sm:gap-[18px] max-sm:px-3.5 max-sm:pb-5">
      <h1 className="sr-only">{t("heading", { name: siteName })}</h1>
      <FirstScreen {...first} />
      {hot.games.length > 0 && (
        <Section
          icon={Flame}
          title={t("hot")}
          all={{ href: hot.href, ...allOf(t("hot")) }}
          arrows={{ rail: "rail-hot", tiles: hot.games.length, text: turn }}
        >
          <Rail id="rail-hot" tiles={hot.games.length}>
            {hot.games.map((game, index) => (
              // The heading already says that they are hot.
              <GameTile key={game.gameId} game={{ ...game, isHot: false }} eager={eagerCovers.includes(index)} />
            ))}
          </Rail>
          <PaintPoint id="first-screen" />
        </Section>
      )}
      {categories.map((entry) =>
        entry.category === "in-house" ? (
          <Section
            key={entry.category}
            id="in-house"
            className="below-fold [--rough:calc(17.9rem+55.5vw)]"
            icon={Gem}
            title={t("in-house")}
            count={entry.count}
            all={{ href: inHouse.href, ...allOf(entry.title) }}
            arrows={{ rail: "rail-in-house", tiles: inHouse.games.length, text: turn }}
          >
            <InHouseGames t={t} games={inHouse.games} fairHref={inHouse.fairHref} />
          </Section>
        ) : (
          <CategorySection
            key={entry.category}
            section={entry}
            text={{ ...turn, all: t("see-all"), allOf: t("see-all-of", { kind: entry.title }) }}
          />
        ),
      )}
      {recent.length > 0 && (
        <Section
          icon={History}
          title={t("recent")}
          all={{ href: recentHref, ...allOf(t("recent")) }}
          arrows={{ rail: "rail-recent", tiles: recent.length, text: turn }}
        >
          <Rail id="rail-recent" tiles={recent.length}>
            {recent.map((game) => (
              <GameTile key={game.gameId} game={game} />
            ))}
          </Rail>
        </Section>
      )}
    </div>
  );
}
