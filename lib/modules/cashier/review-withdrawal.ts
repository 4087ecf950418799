import "server-only";
import type { WithdrawalState } from "#lib/contracts/cashier/withdrawal-view.ts";
import { auditMove } from "#lib/modules/cashier/audit-move.ts";
import { releaseRest } from "#lib/modules/cashier/release-rest.ts";
import { lockWithdrawal, moveWithdrawal, type Withdrawal } from "#lib/modules/cashier/withdrawal-store.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

type Decision = "review" | "approve" | "reject" | "fail";

const outcomes: Record<Decision, WithdrawalState> = {
  review: "reviewing",
  approve: "approved",
  reject: "rejected",
  fail: "failed",
};

export interface ReviewInput {
  id: string;
  decision: Decision;
  /** The player reads it. */
  reason?: string | undefined;
}

/**
 * An operator's steps before money leaves; `fail` notes that the bank refused a payment that was begun, `reject` puts
 * the money back. Errors: not-found, conflict (not possible in this state).
 */
export function reviewWithdrawal(context: Context, { id, decision, reason }: ReviewInput): Promise<void> {
  return transact(context, async (tx) => {
    const row = await begun(tx, await lockWithdrawal(tx.db, id), decision);
    const change = decision === "reject" ? { remaining: 0n } : {};
    const to = outcomes[decision];
    const moved = await moveWithdrawal(tx, row, { action: decision, to, ...(reason ? { reason } : {}), change });
    if (decision === "reject") await releaseRest(tx, row);
    await auditMove(tx, row, moved, decision, reason);
  });
}

/** A payment that the bank refused was begun, though nobody noted it. */
function begun(tx: Context, row: Withdrawal, decision: Decision): Withdrawal | Promise<Withdrawal> {
  if (decision !== "fail" || row.state === "disbursing") return row;
  return moveWithdrawal(tx, row, { action: "disburse", to: "disbursing" });
}
