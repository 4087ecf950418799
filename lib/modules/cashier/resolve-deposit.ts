import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { lockDeposit, moveDeposit } from "#lib/modules/cashier/deposit-store.ts";
import { creditDeposit } from "#lib/modules/cashier/record-payment.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

export interface ResolveDepositInput {
  id: string;
  /** `credit` credits what arrived; `refuse` credits nothing, and the money goes back by hand. */
  decision: "credit" | "refuse";
  reason: string;
}

/**
 * Applies an operator's decision on a deposit in review.
 *
 * @throws not-allowed: for anyone but operators and the system
 * @throws not-found: no such deposit
 * @throws conflict: not in review, or paid in another currency
 */
export function resolveDeposit(context: Context, { id, decision, reason }: ResolveDepositInput): Promise<void> {
  requireOperatorOrSystem(context);
  return transact(context, async (tx) => {
    const row = await lockDeposit(tx.db, id);
    if (!row) throw new DomainError("not-found");
    if (row.state !== "review") throw new DomainError("conflict");
    const state = decision === "credit" ? "credited" : "refused";
    const detail = { reason, paid: row.paidAmount === null ? "another currency" : moneyToWire(row.paidAmount) };
    await moveDeposit(tx, row, state, { kind: `${decision} by operator`, detail });
    if (state === "credited") {
      if (row.paidAmount === null || row.paymentId === null) throw new DomainError("conflict");
      await creditDeposit(tx, row, row.paymentId, row.paidAmount);
    }
    await recordAudit(tx, {
      action: `deposit-${state}`,
      subject: `deposit:${id}`,
      before: { state: row.state },
      after: { state, ...detail },
      reason,
    });
  });
}
