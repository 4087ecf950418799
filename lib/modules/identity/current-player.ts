import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { findPlayerById, type Player } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";

/** The account that acts; `not-logged-in` for visitors, and for a session whose account is gone. */
export async function currentPlayer({ actor, db }: Context): Promise<Player> {
  const player = "playerId" in actor ? await findPlayerById(db, actor.playerId) : null;
  if (!player) throw new DomainError("not-logged-in");
  return player;
}
