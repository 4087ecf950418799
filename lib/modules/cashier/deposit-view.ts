import type { DepositView } from "#lib/contracts/cashier/deposit-view.ts";
import type { Deposit } from "#lib/modules/cashier/deposit-store.ts";

/** What its owner sees; a deposit whose time is over is so at once, whenever the worker comes by. */
export function depositView(row: Deposit, now: Date): DepositView {
  const { id, channel, amount, currency, paidAmount, createdAt, expiresAt, endedAt } = row;
  const state = row.state === "pending" && expiresAt <= now ? "expired" : row.state;
  const payUrl = state === "pending" ? row.payUrl : null;
  return { id, channel, amount, currency, state, payUrl, paidAmount, createdAt, expiresAt, endedAt };
}
