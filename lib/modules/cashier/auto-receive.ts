import "server-only";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { closeParts } from "#lib/modules/cashier/answer-receipt.ts";
import { canDo } from "#lib/modules/cashier/withdrawal-rules.ts";
import { listOverdueParts, listPayouts, lockWithdrawal } from "#lib/modules/cashier/withdrawal-store.ts";
import type { Context } from "#lib/platform/context.ts";
import { rowByRow } from "#lib/platform/jobs/row-by-row.ts";

/**
 * CASH-05: counts parts without an answer in time as received. Returns their number. For the system.
 *
 * @throws not-allowed: for anyone else
 */
export async function autoReceive(context: Context): Promise<number> {
  requireOperatorOrSystem(context);
  const now = context.clock.now();
  return rowByRow(context, {
    list: (skip, limit) => listOverdueParts(context.db, now, { skip, limit }),
    handle: async (tx, { withdrawalId, part }) => {
      const row = await lockWithdrawal(tx.db, withdrawalId);
      const all = await listPayouts(tx.db, withdrawalId);
      const due = all.filter((one) => one.part === part && one.state === "waiting" && one.receiptDueAt <= now);
      // The part was answered, disputed or postponed after it was listed.
      if (due.length === 0 || !canDo(row.state, "time-out")) return false;
      await closeParts(tx, row, all, { closed: due, action: "time-out", waitMinutes: 0 });
      return true;
    },
  });
}
