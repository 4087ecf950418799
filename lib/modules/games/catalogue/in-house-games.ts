import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { findGame, type GameRow, listGames } from "#lib/modules/games/bets/store.ts";
import type { Context } from "#lib/platform/context.ts";

/** A game of the catalogue; amounts in minor units of the site's currency. */
export type Game = GameRow;

/** Vendor code of the in-house studio. */
export const inHouseVendor = "BGS";

/** The games of the house that can be played now, in their order. Each stands at `/play/{code}`. */
export function listInHouseGames({ db }: Pick<Context, "db">): Promise<Game[]> {
  return listGames(db, "in-house");
}

/** Errors: not-found; game-maintenance while it is out or switched off. */
export async function requireGame({ db }: Pick<Context, "db">, code: string): Promise<Game> {
  const game = await findGame(db, code);
  if (!game) throw new DomainError("not-found");
  if (!game.enabled || game.maintenance) throw new DomainError("game-maintenance");
  return game;
}
