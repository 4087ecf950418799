import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { afterPaymentEvent, type PaymentEvent } from "#lib/modules/cashier/deposit-rules.ts";
import { type Deposit, lockDeposit, moveDeposit, noteDeposit } from "#lib/modules/cashier/deposit-store.ts";
import { depositCredited } from "#lib/modules/cashier/events.ts";
import { claimExternalRef, credit } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { publishEvent } from "#lib/platform/events/publish-event.ts";
import { transact } from "#lib/platform/transact.ts";

export interface RecordPaymentInput extends PaymentEvent {
  /** Gateway, as deposits name it. */
  channel: string;
  /** Id of our deposit. */
  reference: string;
}

/**
 * Records a callback whose signature was verified. Duplicate, late and reordered callbacks end in the same state: the
 * deposit's lock, the ledger's key and the claimed payment id each prevent a second credit.
 *
 * @throws not-found: no such deposit
 */
export function recordPayment(context: Context, input: RecordPaymentInput): Promise<void> {
  return transact(context, async (tx) => {
    const row = await lockDeposit(tx.db, input.reference);
    if (row?.channel !== input.channel) throw new DomainError("not-found");
    const { paymentId, amount, type } = input;
    const detail = { paymentId, amount: moneyToWire(amount), currency: input.currency };
    const after = afterPaymentEvent(row, input);
    if (!after) {
      if (row.paymentId !== paymentId) tx.log.error({ deposit: row.id, ...detail }, "a second payment of one deposit");
      return noteDeposit(tx, row.id, row.state, { kind: `repeated ${type}`, detail });
    }
    // Money of another currency is never credited as this one's, so there is no amount to decide about.
    const paid = input.currency === row.currency ? amount : null;
    const change = after.state === "review" ? { paymentId, paidAmount: paid } : { paymentId };
    await moveDeposit(tx, row, after.state, { kind: after.kind, detail }, change);
    if (after.state === "credited") await creditDeposit(tx, row, paymentId, amount);
    if (after.kind !== "payment-succeeded") tx.log.info({ deposit: row.id, ...detail }, after.kind);
  });
}

/** Credits the money once per payment of the gateway, whichever deposit it names. */
export async function creditDeposit(context: Context, row: Deposit, paymentId: string, amount: bigint): Promise<void> {
  const { playerId, currency, channel } = row;
  const key = { playerId, currency, vendorId: channel, externalId: paymentId };
  await claimExternalRef(context, key);
  await credit(context, { ...key, kind: "deposit", counterAccount: `deposit:${channel}`, amount, reference: row.id });
  await publishEvent(context, depositCredited, { depositId: row.id, playerId, currency, channel, amount });
}
