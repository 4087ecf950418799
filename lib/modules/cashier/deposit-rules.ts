import type { DepositState } from "#lib/contracts/cashier/deposit-view.ts";

/** A gateway's notification about a payment; `amount` in minor units. */
export interface PaymentEvent {
  type: "payment.succeeded" | "payment.failed" | "payment.cancelled";
  paymentId: string;
  amount: bigint;
  currency: string;
}

interface KnownDeposit {
  state: DepositState;
  paymentId: string | null;
  amount: bigint;
  currency: string;
}

/**
 * Returns the transition that a callback causes, in any order and any number of repeats. Money that arrived is credited
 * even when the deposit had expired or failed before. An operator decides about another amount or a second payment.
 * Null: nothing changes.
 */
export function afterPaymentEvent(
  deposit: KnownDeposit,
  event: PaymentEvent,
): { state: DepositState; kind: string } | null {
  const otherPayment = deposit.paymentId !== null && deposit.paymentId !== event.paymentId;
  if (event.type !== "payment.succeeded") {
    if (!isOpen(deposit.state) || otherPayment) return null;
    return event.type === "payment.failed"
      ? { state: "failed", kind: "payment-failed" }
      : { state: "cancelled", kind: "payment-cancelled" };
  }
  if (deposit.state === "credited" || deposit.state === "review" || deposit.state === "refused") return null;
  if (otherPayment) return { state: "review", kind: "other-payment" };
  if (event.amount !== deposit.amount || event.currency !== deposit.currency) {
    return { state: "review", kind: "amount-differs" };
  }
  return { state: "credited", kind: isOpen(deposit.state) ? "payment-succeeded" : "late-payment" };
}

/** True while the gateway's callback is awaited. */
function isOpen(state: DepositState): boolean {
  return state === "pending" || state === "paid";
}
