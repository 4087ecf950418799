import "server-only";
import { listGamesCall } from "#lib/contracts/games/list-games.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { listGames } from "#lib/modules/games/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Maximum page size of the list listGames. */
const largestPage = 100;

/**
 * Reads the pages that were on the screen, from `pageNo` on: the first by number, the others by cursor at the maximum
 * page size.
 */
export async function readListPages(context: Context, wire: Record<string, string>, pageNo: number, shown: number) {
  const found = await listGames(context, listGamesCall.input.parse({ ...wire, pageNo: String(pageNo) }));
  let { next } = found;
  const games = [...found.games];
  for (let left = (shown - 1) * lobbySizes.games; left > 0 && next !== null; left -= largestPage) {
    const pageSize = String(Math.min(left, largestPage));
    const more = await listGames(context, listGamesCall.input.parse({ ...wire, cursor: next, pageSize }));
    games.push(...more.games);
    next = more.next;
  }
  return { ...found, games, next };
}

/** Counts the games of a list without filters. */
export async function countListed(context: Context, scope: Record<string, string>): Promise<number> {
  const { total } = await listGames(context, listGamesCall.input.parse({ ...scope, pageSize: "1" }));
  return total;
}
