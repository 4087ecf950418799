import "server-only";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { listOverdueDeposits, lockDeposit, moveDeposit } from "#lib/modules/cashier/deposit-store.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

const batch = 500;

/**
 * Ends overdue deposits; a later payment is still credited. Returns how many ended. For the system.
 *
 * @throws not-allowed: for anyone else
 */
export async function expireDeposits(context: Context): Promise<number> {
  requireOperatorOrSystem(context);
  const overdue = await listOverdueDeposits(context.db, context.clock.now(), batch);
  let ended = 0;
  for (const id of overdue) {
    await transact(context, async (tx) => {
      const row = await lockDeposit(tx.db, id);
      if (row?.state !== "pending") return;
      await moveDeposit(tx, row, "expired", { kind: "expired" });
      ended++;
    });
  }
  return ended;
}
