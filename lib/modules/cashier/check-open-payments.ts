import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { type Deposit, listOpenPayments, lockDeposit, moveDeposit } from "#lib/modules/cashier/deposit-store.ts";
import { paymentChannel } from "#lib/modules/cashier/payment-channels.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * CASH-03: asks the gateways about the player's own open payments, and marks those that were paid, so that no page asks
 * to pay again while the callback is on its way. It credits nothing.
 */
export async function checkOpenPayments(context: Context): Promise<void> {
  const { playerId } = requireMember(context);
  const open = await listOpenPayments(context.db, playerId, context.clock.now());
  await Promise.all(open.map((row) => checkPayment(context, row)));
}

async function checkPayment(context: Context, { id, channel, paymentId }: Deposit): Promise<void> {
  if (paymentId === null || !(await isPaid(context, channel, paymentId))) return;
  await transact(context, async (tx) => {
    const row = await lockDeposit(tx.db, id);
    // The callback may have come meanwhile.
    if (row?.state === "pending") await moveDeposit(tx, row, "paid", { kind: "paid-at-gateway" });
  });
}

/** Without an answer the payment stays open: the page shows what is known. */
async function isPaid({ log }: Context, channel: string, paymentId: string): Promise<boolean> {
  try {
    return (await paymentChannel(channel)?.isPaid(paymentId)) ?? false;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.info({ err: error.cause, paymentId }, "the gateway did not say whether a payment was paid");
    return false;
  }
}
