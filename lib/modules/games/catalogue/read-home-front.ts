import "server-only";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import type { GameTile, VendorCard } from "#lib/contracts/games/game-view.ts";
import { firstFetch, hiddenOnHome, lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { catalogueParts } from "#lib/modules/games/catalogue/category-rules.ts";
import { tileOf } from "#lib/modules/games/catalogue/game-view.ts";
import { presentationContext } from "#lib/modules/games/catalogue/presentation-context.ts";
import { readVendors } from "#lib/modules/games/catalogue/read-vendors.ts";
import { findGames } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";

/** Two pages of the row. */
const shownAtFirst = 12;

export interface HomeCategory {
  category: GameCategory;
  title: string;
  /** Number of games of the category. */
  games: number;
  /** Number of tiles of its row: its games or vendors, and the link to the full list. */
  tiles: number;
}

export interface HomeFront {
  hot: GameTile[];
  inHouse: GameTile[];
  /** Categories that have their own section on the home page, in order. */
  categories: HomeCategory[];
}

/**
 * Returns the first content of the home page (LOBBY-01). Scrolling loads the games of its sections
 * (`readHomeSections`).
 */
export async function readHomeFront(context: Context): Promise<HomeFront> {
  const view = await presentationContext(context, {});
  const page = { sort: "popular", limit: shownAtFirst } as const;
  const [{ data }, hot, inHouse] = await Promise.all([
    readVendors(context),
    findGames(context.db, { hot: true }, page),
    findGames(context.db, { stock: catalogueParts("in-house", view.moves) }, page),
  ]);
  return {
    hot: hot.map((row) => tileOf(row, view)),
    inHouse: inHouse.map((row) => tileOf(row, view)),
    categories: data.lanes
      .filter(({ category }) => !hiddenOnHome.includes(category))
      .map(({ category, title, games, cards }) => {
        return { category, title, games, tiles: tilesOf(category, Object.values(cards)) };
      }),
  };
}

/**
 * Counts the vendors' games, which load while scrolling, and the link at their end. Where no games are prefetched it
 * counts the vendors, and the link when there are more.
 */
function tilesOf(category: GameCategory, cards: readonly VendorCard[]): number {
  const vendors = cards.slice(0, lobbySizes.homeVendors);
  const games = vendors.reduce((sum, { games }) => sum + Math.min(games, lobbySizes.games), 0);
  if (firstFetch[category] && games > 0) return games + 1;
  return vendors.length + (cards.length > vendors.length ? 1 : 0);
}
