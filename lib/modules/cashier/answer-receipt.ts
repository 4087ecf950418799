import "server-only";
import type { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { cashierSettings } from "#lib/modules/cashier/settings.ts";
import { afterParts, type WithdrawalAction } from "#lib/modules/cashier/withdrawal-rules.ts";
import {
  listPayouts,
  lockWithdrawal,
  moveWithdrawal,
  type Payout,
  savePayout,
  type Withdrawal,
} from "#lib/modules/cashier/withdrawal-store.ts";
import { withdrawalView } from "#lib/modules/cashier/withdrawal-view.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * CASH-05: confirms that one part or all parts arrived. A repeated confirmation changes nothing.
 *
 * @throws not-found: no such withdrawal or part
 * @throws conflict: all parts are confirmed while some money is still to be sent
 */
export async function confirmReceipt(
  context: Context,
  input: InputOf<typeof confirmReceiptCall>,
): Promise<OutputOf<typeof confirmReceiptCall>> {
  const { cashier } = await readSettings(context, cashierSettings);
  const waitMinutes = cashier.receiptMinutes;
  return transact(context, async (tx) => {
    const row = await lockWithdrawal(tx.db, input.id, requireMember(tx).playerId);
    const parts = await listPayouts(tx.db, row.id);
    if (input.part === undefined && row.remaining > 0n) throw new DomainError("conflict");
    const meant = parts.filter(({ part }) => input.part === undefined || part === input.part);
    if (meant.length === 0) throw new DomainError("not-found");
    const open = meant.filter(isOpen);
    if (open.length > 0)
      return withdrawalView(tx, await closeParts(tx, row, parts, { closed: open, action: "confirm", waitMinutes }));
    if (meant.some(({ state }) => state === "returned")) throw new DomainError("conflict");
    return withdrawalView(tx, row);
  });
}

export function isOpen({ state }: Payout): boolean {
  return state === "waiting" || state === "disputed";
}

const answers = { confirm: "received", "time-out": "auto-received", force: "forced" } as const;

interface PartsAnswer {
  closed: readonly Payout[];
  action: keyof typeof answers & WithdrawalAction;
  /** Time that the other parts get when the answer ends a case. */
  waitMinutes: number;
  reason?: string;
}

/**
 * Records the answer for some parts of a locked withdrawal and moves it to the resulting state. The money has moved
 * before: only the state changes.
 */
export async function closeParts(
  context: Context,
  row: Withdrawal,
  all: readonly Payout[],
  { closed, action, waitMinutes, reason }: PartsAnswer,
): Promise<Withdrawal> {
  const answer = answers[action];
  const states = all.map((part) => (closed.includes(part) ? answer : part.state));
  for (const part of closed) await savePayout(context.db, part, { state: answer });
  const to = afterParts(answer, states, row.remaining);
  const others = all.filter((part) => !closed.includes(part));
  if (row.state === "disputed" && to !== "disputed") await restartTimers(context, others, waitMinutes);
  const only = closed.length === 1 ? closed[0] : undefined;
  return moveWithdrawal(context, row, {
    action,
    to,
    amount: closed.reduce((sum, { amount }) => sum + amount, 0n),
    ...(only ? { part: only.part } : {}),
    ...(reason ? { reason } : {}),
  });
}

/** Restarts the timers of parts that wait for an answer: they stood still while the case was open. */
export async function restartTimers({ db, clock }: Context, parts: readonly Payout[], minutes: number): Promise<void> {
  const receiptDueAt = new Date(clock.now().getTime() + minutes * 60_000);
  for (const part of parts) if (part.state === "waiting") await savePayout(db, part, { receiptDueAt });
}
