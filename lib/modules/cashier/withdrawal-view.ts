import "server-only";
import type { WithdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import { findBankAccount } from "#lib/modules/cashier/bank-accounts.ts";
import { canDo, payable } from "#lib/modules/cashier/withdrawal-rules.ts";
import { listEvents, listPayouts, type Payout, type Withdrawal } from "#lib/modules/cashier/withdrawal-store.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns the owner's view: every step with its time, every part with its answer. */
export async function withdrawalView({ db }: Context, row: Withdrawal): Promise<WithdrawalView> {
  const { id, amount, fee, currency, state, createdAt, endedAt, remaining } = row;
  const events = await listEvents(db, id);
  const payouts = await listPayouts(db, id);
  const account = await findBankAccount(db, row.playerId, row.bankAccountId);
  const arrived = payouts.filter((part) => ["received", "auto-received", "forced"].includes(part.state));
  const steps = events.filter((event) => event.toState !== event.fromState);
  return {
    id,
    amount,
    fee,
    currency,
    state,
    received: arrived.reduce((sum, part) => sum + part.amount, 0n),
    toCome: endedAt ? 0n : payable(remaining, fee, payouts),
    bankName: account?.bankName ?? "",
    lastDigits: account?.lastDigits ?? "",
    createdAt,
    endedAt,
    parts: payouts.map((part) => partView(part, row)),
    steps: steps.map(({ toState, at, reason }) => ({ state: toState, at, reason })),
  };
}

function partView({ part, amount, state, paidAt, receiptDueAt }: Payout, row: Withdrawal) {
  const counting = state === "waiting" && canDo(row.state, "time-out");
  return { part, amount, state, paidAt, receiptDueAt: counting ? receiptDueAt : null };
}
