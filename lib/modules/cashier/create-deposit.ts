import "server-only";
import type { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { configured, requireWithin } from "#lib/modules/cashier/amount-rules.ts";
import { type Deposit, insertDeposit, noteDeposit, savePayment } from "#lib/modules/cashier/deposit-store.ts";
import { depositView } from "#lib/modules/cashier/deposit-view.ts";
import { ownPurse } from "#lib/modules/cashier/own-purse.ts";
import { paymentChannel } from "#lib/modules/cashier/payment-channels.ts";
import { cashierSettings } from "#lib/modules/cashier/settings.ts";
import { requireActivePlayer } from "#lib/modules/identity/index.ts";
import type { AccountKey } from "#lib/modules/ledger/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * CASH-03: stores the deposit, then opens its payment at the gateway. When the gateway does not respond, the deposit
 * remains and the same key retries, so that a payment is never opened twice.
 * @throws player-disabled
 */
export async function createDeposit(
  context: Context,
  input: InputOf<typeof createDepositCall>,
): Promise<OutputOf<typeof createDepositCall>> {
  const { cashier } = await readSettings(context, cashierSettings);
  requireWithin(input.amount, {
    minimum: configured(cashier.minimumDeposit),
    maximum: configured(cashier.maximumDeposit),
  });
  const key = await ownPurse(context);
  await requireActivePlayer(context, key.playerId);
  const noted = await transact(context, (tx) => note(tx, input, key, cashier.depositExpiryMinutes * 60_000));
  if (noted.amount !== input.amount || noted.channel !== input.channel) throw new DomainError("duplicate-transaction");
  const unpaid = noted.state === "pending" && noted.payUrl === null;
  return depositView(unpaid ? await openPayment(context, noted) : noted, context.clock.now());
}

async function note(
  context: Context,
  input: InputOf<typeof createDepositCall>,
  key: AccountKey,
  lifeMs: number,
): Promise<Deposit> {
  const createdAt = context.clock.now();
  const id = newId(createdAt.getTime());
  const expiresAt = new Date(createdAt.getTime() + lifeMs);
  const row = await insertDeposit(context.db, {
    id,
    ...input,
    ...key,
    state: "pending",
    createdAt,
    expiresAt,
  });
  if (row.id === id) await noteDeposit(context, id, "pending", { kind: "created" });
  return row;
}

async function openPayment(context: Context, row: Deposit): Promise<Deposit> {
  const { id, amount, currency, expiresAt } = row;
  if (!context.request) throw new Error("a payment page needs an address to come back to");
  const { origin, language } = context.request;
  const channel = paymentChannel(row.channel);
  if (!channel) throw new DomainError("gateway-unavailable");
  const payment = await channel.openPayment({
    reference: id,
    amount,
    currency,
    expiresAt,
    language,
    returnUrl: `${origin}${localePath(language, "/member/depositv2")}?deposit=${id}`,
    callbackUrl: `${origin}/api/webhooks/${row.channel}`,
  });
  const saved = await savePayment(context.db, id, payment.paymentId, payment.payUrl);
  announce(context, row.playerId);
  return saved;
}
