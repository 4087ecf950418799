import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { findPlayerById, type Player } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Returns the acting account.
 * @throws not-logged-in: for visitors and for sessions of deleted accounts
 */
export async function currentPlayer(context: Context): Promise<Player> {
  const player = await findPlayerById(context.db, requireMember(context).playerId);
  if (!player) throw new DomainError("not-logged-in");
  return player;
}
