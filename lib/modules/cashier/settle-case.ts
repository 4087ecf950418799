import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { closeParts, isOpen, restartTimers } from "#lib/modules/cashier/answer-receipt.ts";
import { auditMove } from "#lib/modules/cashier/audit-move.ts";
import { partId } from "#lib/modules/cashier/disburse-withdrawal.ts";
import { releaseRest } from "#lib/modules/cashier/release-rest.ts";
import { withdrawalVendor } from "#lib/modules/cashier/request-withdrawal.ts";
import { cashierSettings } from "#lib/modules/cashier/settings.ts";
import { afterParts, canDo } from "#lib/modules/cashier/withdrawal-rules.ts";
import {
  listPayouts,
  lockWithdrawal,
  moveWithdrawal,
  type Payout,
  savePayout,
  type Withdrawal,
} from "#lib/modules/cashier/withdrawal-store.ts";
import { credit, hold, returnPayout } from "#lib/modules/ledger/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

export interface SettleCaseInput {
  id: string;
  reason: string;
}

/**
 * Opens a case for parts that wait for an answer, when the bank sent the money back before the player noticed. For
 * operators, like all functions here.
 *
 * @throws not-allowed: for anyone else
 * @throws not-found: no such withdrawal
 * @throws conflict: not possible in this state, or no part waits
 */
export function openCase(context: Context, { id, reason }: SettleCaseInput): Promise<void> {
  requireOperatorOrSystem(context);
  return transact(context, async (tx) => {
    const row = await lockWithdrawal(tx.db, id);
    const waiting = (await listPayouts(tx.db, id)).filter(({ state }) => state === "waiting");
    if (waiting.length === 0) throw new DomainError("conflict");
    for (const payout of waiting) await savePayout(tx.db, payout, { state: "disputed" });
    const moved = await moveWithdrawal(tx, row, { action: "dispute", to: "disputed", reason });
    await auditMove(tx, row, moved, "dispute", reason);
  });
}

/**
 * CASH-05: counts outstanding parts as received, without refund or reversal.
 *
 * @throws not-allowed: for anyone but operators and the system
 * @throws not-found: no such withdrawal
 * @throws conflict: not possible in this state
 */
export function forceReceipt(context: Context, { id, reason }: SettleCaseInput): Promise<void> {
  requireOperatorOrSystem(context);
  return transact(context, async (tx) => {
    const row = await lockWithdrawal(tx.db, id);
    const all = await listPayouts(tx.db, id);
    const open = all.filter(isOpen);
    if (open.length === 0) throw new DomainError("conflict");
    await auditMove(
      tx,
      row,
      await closeParts(tx, row, all, { closed: open, action: "force", waitMinutes: 0, reason }),
      "force",
      reason,
    );
  });
}

/**
 * Returns held and disputed money to the balance; parts that arrived, or still may, remain as they are. The fee is
 * returned too when nothing arrived.
 *
 * @throws not-allowed: for anyone but operators and the system
 * @throws not-found: no such withdrawal
 * @throws conflict: not possible in this state
 */
export async function returnWithdrawal(context: Context, { id, reason }: SettleCaseInput): Promise<void> {
  requireOperatorOrSystem(context);
  const { cashier } = await readSettings(context, cashierSettings);
  return transact(context, async (tx) => {
    const row = await lockWithdrawal(tx.db, id);
    if (!canDo(row.state, "return")) throw new DomainError("conflict");
    const all = await listPayouts(tx.db, id);
    const states = await takeBackDisputed(tx, row, all);
    await releaseRest(tx, row);
    if (states.every((state) => state === "returned")) await returnFee(tx, row, all);
    const move = {
      action: "return",
      to: afterParts("returned", states, 0n),
      reason,
      change: { remaining: 0n },
    } as const;
    const moved = await moveWithdrawal(tx, row, move);
    await restartTimers(tx, all, cashier.receiptMinutes);
    await auditMove(tx, row, moved, "return", reason);
  });
}

/**
 * Prepares the disputed parts for another payment: their money returns from the payout account and, together with the
 * unpaid rest, goes into a new hold; `disburse` sends it again. Other parts still wait for their answer.
 *
 * @throws not-allowed: for anyone but operators and the system
 * @throws not-found: no such withdrawal
 * @throws conflict: not possible in this state
 */
export async function payAgain(context: Context, { id, reason }: SettleCaseInput): Promise<void> {
  requireOperatorOrSystem(context);
  const { cashier } = await readSettings(context, cashierSettings);
  return transact(context, async (tx) => {
    const row = await lockWithdrawal(tx.db, id);
    if (!canDo(row.state, "pay-again")) throw new DomainError("conflict");
    const all = await listPayouts(tx.db, id);
    const states = await takeBackDisputed(tx, row, all);
    await releaseRest(tx, row);
    const disputed = all.filter(({ state }) => state === "disputed");
    const remaining = disputed.reduce((sum, { amount }) => sum + amount, row.remaining);
    const { playerId, currency } = row;
    const holdId = nextHold(row.holdId);
    await hold(tx, { playerId, currency, vendorId: withdrawalVendor, externalId: holdId, amount: remaining });
    const to = afterParts("returned", states, remaining);
    const move = { action: "pay-again", to, reason, change: { remaining, holdId } } as const;
    const moved = await moveWithdrawal(tx, row, move);
    await restartTimers(tx, all, cashier.receiptMinutes);
    await auditMove(tx, row, moved, "pay-again", reason);
  });
}

/** Returns the next hold's id. Holds of a withdrawal are numbered: a second case may follow before anything is sent. */
function nextHold(holdId: string): string {
  const [id, kind, number] = holdId.split(":");
  return [id, kind, Number(number) + 1].join(":");
}

/** Moves disputed money from the payout account to cash. Returns the states of all parts afterwards. */
async function takeBackDisputed(tx: Context, row: Withdrawal, all: readonly Payout[]): Promise<Payout["state"][]> {
  const { playerId, currency } = row;
  const states: Payout["state"][] = [];
  for (const payout of all) {
    const disputed = payout.state === "disputed";
    states.push(disputed ? "returned" : payout.state);
    if (!disputed) continue;
    const payoutId = partId(row.id, payout.part);
    const ids = { vendorId: withdrawalVendor, externalId: `${payoutId}:return`, payoutId };
    await returnPayout(tx, { playerId, currency, ...ids, counterAccount: "payout:bank", amount: payout.amount });
    await savePayout(tx.db, payout, { state: "returned" });
  }
  return states;
}

async function returnFee(tx: Context, row: Withdrawal, all: readonly Payout[]): Promise<void> {
  const { playerId, currency, id } = row;
  const amount = all.reduce((sum, { fee }) => sum + fee, 0n);
  if (amount === 0n) return;
  const ids = { vendorId: withdrawalVendor, externalId: `${id}:fee-return`, reference: id };
  await credit(tx, { playerId, currency, ...ids, kind: "correction", counterAccount: "fee:withdrawal", amount });
}
