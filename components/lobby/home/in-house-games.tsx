import { FairCard } from "#components/lobby/home/fair-card.tsx";
import { Rail } from "#components/lobby/home/rail.tsx";
import { GameTile } from "#components/lobby/tiles/game-tile.tsx";
import type { GameTile as GameTileFacts } from "#lib/contracts/games/game-view.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface InHouseGamesProps {
  t: Translate;
  games: readonly GameTileFacts[];
  fairHref: string;
}

/** LOBBY-04: renders the in-house games, two of them with a card that fills their row. */
export function InHouseGames({ t, games, fairHref }: InHouseGamesProps) {
  const tiles = games.map((game) => <GameTile key={game.gameId} game={game} demo />);
  const [first, second, ...more] = games;
  if (!first || !second || more.length > 0)
    return (
      <Rail id="rail-in-house" tiles={games.length}>
        {tiles}
      </Rail>
    );
  return (
    <div className="grid grid-cols-[repeat(2,calc((100%-1.4*var(--tile-gap))/2.4))_minmax(0,1fr)] gap-x-tile-gap gap-y-3 sm:grid-cols-4 xl:grid-cols-6">
      {tiles}
      <FairCard
        vendor={first.vendorCode}
        href={fairHref}
        text={{ title: t("fair-card-title"), text: t("fair-card-text"), link: t("fair-card-link") }}
        className="col-span-3 sm:col-span-2 sm:mb-[27px] xl:col-span-4"
      />
    </div>
  );
}
