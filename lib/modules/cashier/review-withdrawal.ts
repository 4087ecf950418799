import "server-only";
import type { WithdrawalState } from "#lib/contracts/cashier/withdrawal-view.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
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
  /** Shown to the player. */
  reason?: string | undefined;
}

/**
 * Applies an operator's decision; `reject` returns the money, `fail` records that the bank rejected the payment of what
 * is still held.
 *
 * @throws not-allowed: for anyone but operators and the system
 * @throws not-found: no such withdrawal
 * @throws conflict: not possible in this state, or everything is sent
 */
export function reviewWithdrawal(context: Context, { id, decision, reason }: ReviewInput): Promise<void> {
  requireOperatorOrSystem(context);
  return transact(context, async (tx) => {
    const row = await begun(tx, await lockWithdrawal(tx.db, id), decision);
    const change = decision === "reject" ? { remaining: 0n } : {};
    const to = outcomes[decision];
    const moved = await moveWithdrawal(tx, row, { action: decision, to, ...(reason ? { reason } : {}), change });
    if (decision === "reject") await releaseRest(tx, row);
    await auditMove(tx, row, moved, decision, reason);
  });
}

/**
 * A payment that the bank rejected had begun, even if no operator recorded it. Sent money cannot fail: that is a
 * dispute.
 */
function begun(tx: Context, row: Withdrawal, decision: Decision): Withdrawal | Promise<Withdrawal> {
  if (decision !== "fail") return row;
  if (row.remaining === 0n) throw new DomainError("conflict");
  if (row.state === "disbursing") return row;
  return moveWithdrawal(tx, row, { action: "disburse", to: "disbursing" });
}
