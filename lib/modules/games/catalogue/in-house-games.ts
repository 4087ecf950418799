import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { findGame, type GameRow, listGames } from "#lib/modules/games/bets/store.ts";
import type { Context } from "#lib/platform/context.ts";

/** A game of the catalogue. Amounts are in minor units of the site's currency. */
export type Game = GameRow;

/** Vendor code of the in-house studio. */
export const inHouseVendor = "BGS";

/** Returns the enabled in-house games in their order. Each has the page `/play/{code}`. */
export function listInHouseGames({ db }: Pick<Context, "db">): Promise<Game[]> {
  return listGames(db, "in-house");
}

/**
 * Returns an in-house game.
 * @throws not-found
 * @throws game-maintenance: in maintenance or disabled
 */
export async function requireGame({ db }: Pick<Context, "db">, code: string): Promise<Game> {
  const game = await findGame(db, code);
  if (!game) throw new DomainError("not-found");
  if (!game.enabled || game.maintenance) throw new DomainError("game-maintenance");
  return game;
}
