import "server-only";
import { countGames, findOfferedCodes } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";

type Held = Pick<Context, "db">;

export function countOfferedGames({ db }: Held): Promise<number> {
  return countGames(db, {});
}

/** Returns codes of the games on offer, in an order that a new game changes little. */
export function listGameCodes({ db }: Held, page: { offset: number; limit: number }): Promise<string[]> {
  return findOfferedCodes(db, page);
}
