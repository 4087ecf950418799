import "server-only";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { listOverdueDeposits, lockDeposit, moveDeposit } from "#lib/modules/cashier/deposit-store.ts";
import type { Context } from "#lib/platform/context.ts";
import { rowByRow } from "#lib/platform/jobs/row-by-row.ts";

/**
 * Ends overdue deposits; a later payment is still credited. Returns how many ended. For the system.
 *
 * @throws not-allowed: for anyone else
 */
export async function expireDeposits(context: Context): Promise<number> {
  requireOperatorOrSystem(context);
  const now = context.clock.now();
  return rowByRow(context, {
    list: (skip, limit) => listOverdueDeposits(context.db, now, { skip, limit }),
    handle: async (tx, { id }) => {
      const row = await lockDeposit(tx.db, id);
      if (row?.state !== "pending") return false;
      await moveDeposit(tx, row, "expired", { kind: "expired" });
      return true;
    },
  });
}
