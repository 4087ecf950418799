import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { auditMove } from "#lib/modules/cashier/audit-move.ts";
import { withdrawalVendor } from "#lib/modules/cashier/request-withdrawal.ts";
import { cashierSettings } from "#lib/modules/cashier/settings.ts";
import { feeDue, payable } from "#lib/modules/cashier/withdrawal-rules.ts";
import {
  insertPayout,
  listPayouts,
  lockWithdrawal,
  moveWithdrawal,
  type Payout,
  type Withdrawal,
} from "#lib/modules/cashier/withdrawal-store.ts";
import { disburse } from "#lib/modules/ledger/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

export interface DisburseWithdrawalInput {
  id: string;
  /** Amount of the part in minor units; by default all that is left. */
  amount?: bigint | undefined;
  /** Expected number of the part, from 1, so that a repeated command counts once. By default the next number. */
  part?: number | undefined;
}

/**
 * Records that an operator has sent money: held → payout account. The player is then asked whether it arrived. The last
 * part includes the fee. For operators.
 *
 * @throws not-allowed: for anyone else
 * @throws not-found: no such withdrawal
 * @throws conflict: not possible in this state, or another part is next
 * @throws invalid-amount: more than is left
 */
export async function disburseWithdrawal(
  context: Context,
  { id, amount, part }: DisburseWithdrawalInput,
): Promise<Payout> {
  requireOperatorOrSystem(context);
  const { cashier } = await readSettings(context, cashierSettings);
  return transact(context, async (tx) => {
    const row = await lockWithdrawal(tx.db, id);
    const parts = await listPayouts(tx.db, id);
    if (part !== undefined && part !== parts.length + 1) throw new DomainError("conflict");
    const left = payable(row.remaining, row.fee, parts);
    const sent = amount ?? left;
    const started = await moveWithdrawal(tx, row, { action: "disburse", to: "disbursing" });
    if (sent <= 0n || sent > left) throw new DomainError("invalid-amount");
    const fee = sent === left ? feeDue(row.fee, parts) : 0n;
    const sending = { part: parts.length + 1, amount: sent, fee, waitMinutes: cashier.receiptMinutes };
    const payout = await send(tx, row, sending);
    const change = { remaining: row.remaining - sent - fee };
    const facts = { part: payout.part, amount: sent };
    const paid = await moveWithdrawal(tx, started, { action: "pay", to: "disbursed", ...facts, change });
    const waiting = await moveWithdrawal(tx, paid, { action: "await-receipt", to: "waiting-for-receipt", ...facts });
    await auditMove(tx, row, waiting, "disburse");
    return payout;
  });
}

interface Sending {
  part: number;
  amount: bigint;
  fee: bigint;
  /** Time without an answer after which the part counts as received. */
  waitMinutes: number;
}

async function send(tx: Context, row: Withdrawal, { part, amount, fee, waitMinutes }: Sending): Promise<Payout> {
  const { id, playerId, currency, holdId } = row;
  await disburse(tx, {
    playerId,
    currency,
    vendorId: withdrawalVendor,
    externalId: partId(id, part),
    counterAccount: "payout:bank",
    holdId,
    amount,
    fee,
  });
  const paidAt = tx.clock.now();
  const receiptDueAt = new Date(paidAt.getTime() + waitMinutes * 60_000);
  const payout = { withdrawalId: id, part, amount, fee, state: "waiting" as const, paidAt, receiptDueAt, proof: null };
  await insertPayout(tx.db, payout);
  return payout;
}

/** Returns the ledger's name for the payout of a part. */
export function partId(withdrawalId: string, part: number): string {
  return `${withdrawalId}:part:${part}`;
}
