import "server-only";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { hiddenOnHome } from "#lib/contracts/games/lobby-sizes.ts";
import { findGames } from "#lib/modules/games/catalogue-store.ts";
import { tileOf } from "#lib/modules/games/game-view.ts";
import { readGameTypes } from "#lib/modules/games/read-vendors.ts";
import { stockOf } from "#lib/modules/games/shelf-rules.ts";
import { viewOf } from "#lib/modules/games/view-of.ts";
import type { Context } from "#lib/platform/context.ts";

/** Two turns of the row. */
const shownAtFirst = 12;

export interface HomeFront {
  hot: GameTile[];
  inHouse: GameTile[];
  /** Kinds that have a section of their own on home, in their order; `games` counts all of a kind. */
  kinds: Awaited<ReturnType<typeof readGameTypes>>["gameTypes"];
}

/** LOBBY-01: what the home page has from the start; the games of its sections come as one scrolls (`readHomeSections`). */
export async function readHomeFront(context: Context): Promise<HomeFront> {
  const view = await viewOf(context, {});
  const page = { sort: "popular", limit: shownAtFirst } as const;
  const [{ gameTypes }, hot, inHouse] = await Promise.all([
    readGameTypes(context, {}),
    findGames(context.db, { hot: true }, page),
    findGames(context.db, { stock: stockOf("in-house", view.moves) }, page),
  ]);
  return {
    hot: hot.map((row) => tileOf(row, view)),
    inHouse: inHouse.map((row) => tileOf(row, view)),
    kinds: gameTypes.filter(({ gameType }) => !hiddenOnHome.includes(gameType)),
  };
}
