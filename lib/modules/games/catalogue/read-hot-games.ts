import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { readHotGamesCall } from "#lib/contracts/games/read-hot-games.ts";
import type { readPopularGamesCall } from "#lib/contracts/games/read-popular-games.ts";
import { tileOf } from "#lib/modules/games/catalogue/game-view.ts";
import { presentationContext } from "#lib/modules/games/catalogue/presentation-context.ts";
import { findGames } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";

export async function readHotGames(
  context: Context,
  input: InputOf<typeof readHotGamesCall>,
): Promise<OutputOf<typeof readHotGamesCall>> {
  return readMostPlayed(context, input, true);
}

export async function readPopularGames(
  context: Context,
  input: InputOf<typeof readPopularGamesCall>,
): Promise<OutputOf<typeof readPopularGamesCall>> {
  return readMostPlayed(context, input, false);
}

async function readMostPlayed(context: Context, input: InputOf<typeof readPopularGamesCall>, hot: boolean) {
  const view = await presentationContext(context, input);
  const rows = await findGames(context.db, { hot }, { sort: "popular", limit: input.pageSize });
  return { games: rows.map((row) => tileOf(row, view)) };
}
