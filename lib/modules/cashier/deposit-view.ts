import type { DepositView } from "#lib/contracts/cashier/deposit-view.ts";
import type { Deposit } from "#lib/modules/cashier/deposit-store.ts";

/** Returns the owner's view. A deposit past its time shows as expired at once, before the worker updates it. */
export function depositView(row: Deposit, now: Date): DepositView {
  const { id, channel, amount, currency, paidAmount, createdAt, expiresAt, endedAt } = row;
  const state = row.state === "pending" && expiresAt <= now ? "expired" : row.state;
  const payUrl = state === "pending" ? row.payUrl : null;
  return { id, channel, amount, currency, state, payUrl, paidAmount, createdAt, expiresAt, endedAt };
}
