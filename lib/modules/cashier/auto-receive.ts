import "server-only";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { closeParts } from "#lib/modules/cashier/answer-receipt.ts";
import { canDo } from "#lib/modules/cashier/withdrawal-rules.ts";
import { listOverdueParts, listPayouts, lockWithdrawal } from "#lib/modules/cashier/withdrawal-store.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

const batch = 500;

/**
 * CASH-05: counts parts without an answer in time as received. Returns their number. For the system.
 *
 * @throws not-allowed: for anyone else
 */
export async function autoReceive(context: Context): Promise<number> {
  requireOperatorOrSystem(context);
  const now = context.clock.now();
  let closed = 0;
  for (const { withdrawalId, part } of await listOverdueParts(context.db, now, batch)) {
    await transact(context, async (tx) => {
      const row = await lockWithdrawal(tx.db, withdrawalId);
      const all = await listPayouts(tx.db, withdrawalId);
      const due = all.filter((one) => one.part === part && one.state === "waiting" && one.receiptDueAt <= now);
      // The part was answered, disputed or postponed after the query above.
      if (due.length === 0 || !canDo(row.state, "time-out")) return;
      await closeParts(tx, row, all, due, "time-out");
      closed++;
    });
  }
  return closed;
}
