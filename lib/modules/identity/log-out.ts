import "server-only";
import { endSession } from "#lib/modules/identity/sessions.ts";
import type { Context } from "#lib/platform/context.ts";

/** Ends the session on the server and removes its cookie (AUTH-12). */
export async function logOut(context: Context): Promise<{ done: true }> {
  const { actor, request } = context;
  if ("sessionId" in actor) await endSession(context, { id: actor.sessionId, playerId: actor.playerId }, "logged-out");
  await request?.setSession(null);
  return { done: true };
}
