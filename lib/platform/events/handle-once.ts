import "server-only";
import { lt } from "drizzle-orm";
import { handledEvent } from "#db/schema/jobs.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * Runs a handler in one transaction with its `handled_event` row. False when the row exists. Of two simultaneous
 * deliveries, the second waits for the row of the first.
 */
export function handleOnce(
  context: Context,
  handler: string,
  eventId: string,
  work: (inTransaction: Context) => Promise<void>,
): Promise<boolean> {
  return transact(context, async (tx) => {
    const row = { handler, eventId, at: tx.clock.now() };
    const noted = await tx.db.orm.insert(handledEvent).values(row).onConflictDoNothing().returning();
    if (noted.length === 0) return false;
    await work(tx);
    return true;
  });
}

/** Twice as long as dead letters are kept, since dead letters may still be redelivered. */
const keptMs = 180 * 86_400_000;

export async function forgetHandledEvents({ db, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - keptMs);
  const { count } = await db.orm.delete(handledEvent).where(lt(handledEvent.at, before));
  return count;
}
