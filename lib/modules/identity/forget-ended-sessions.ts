import "server-only";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { listSessions } from "#lib/modules/identity/sessions.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Removes the ids of expired sessions from a player's list. The list lives as long as its newest session, so it would
 * grow with every login. For the system.
 * @throws not-allowed: for other actors
 */
export async function forgetEndedSessions(context: Context, playerId: string): Promise<void> {
  requireOperatorOrSystem(context);
  await listSessions(context, playerId);
}
