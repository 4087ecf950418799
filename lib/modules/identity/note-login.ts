import { loggedIn } from "#lib/modules/identity/events.ts";
import { noteFirstLogin } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { publishEvent } from "#lib/platform/events/publish-event.ts";
import { transact } from "#lib/platform/transact.ts";

/** Records a successful login and publishes `loggedIn`. */
export function noteLogin(context: Context, playerId: string): Promise<void> {
  return transact(context, async (tx) => {
    await noteFirstLogin(tx.db, playerId, tx.clock.now());
    await publishEvent(tx, loggedIn, { playerId, ip: tx.request?.ip ?? "" });
  });
}
