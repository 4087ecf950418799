import "server-only";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { listSessions } from "#lib/modules/identity/sessions.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * A player's list of sessions lives as long as the newest of them, so without this the ids of all that ran out would stay in
 * it for as long as they keep logging in. For the system; error: not-allowed.
 */
export async function forgetEndedSessions(context: Context, playerId: string): Promise<void> {
  requireOperatorOrSystem(context);
  await listSessions(context, playerId);
}
