import "server-only";
import type { requestWithdrawalCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { configured, requireWithin } from "#lib/modules/cashier/amount-rules.ts";
import { findBankAccount } from "#lib/modules/cashier/bank-accounts.ts";
import { lockCashierAccount, ownPurse } from "#lib/modules/cashier/own-purse.ts";
import { checkPaymentPassword } from "#lib/modules/cashier/payment-password.ts";
import { type CashierSettings, cashierSettings } from "#lib/modules/cashier/settings.ts";
import { turnoverOf } from "#lib/modules/cashier/turnover.ts";
import { findByKey, insertWithdrawal, type Withdrawal } from "#lib/modules/cashier/withdrawal-store.ts";
import { withdrawalView } from "#lib/modules/cashier/withdrawal-view.ts";
import { requireActivePlayer } from "#lib/modules/identity/index.ts";
import { type AccountKey, hold } from "#lib/modules/ledger/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/** Vendor id of the holds, payouts and returns of withdrawals in the ledger. */
export const withdrawalVendor = "withdrawal";

type Input = InputOf<typeof requestWithdrawalCall>;

/**
 * CASH-04: holds the amount, cash → held, at once and once per key. Also throws the errors of the payment password.
 *
 * @throws insufficient-funds: {balance} is too low
 * @throws turnover-not-met: {left} is still to be staked
 * @throws not-found: no such bank account
 * @throws player-disabled
 * @throws duplicate-transaction: the key belongs to another request
 */
export async function requestWithdrawal(
  context: Context,
  input: Input,
): Promise<OutputOf<typeof requestWithdrawalCall>> {
  await checkPaymentPassword(context, input.paymentPassword);
  const key = await ownPurse(context);
  const { cashier } = await readSettings(context, cashierSettings);
  return transact(context, async (tx) => {
    // Without the lock, a repeated request could find its own hold taken before it sees the withdrawal that took it.
    await lockCashierAccount(tx, key.playerId);
    const known = await findByKey(tx.db, key.playerId, input.idempotencyKey);
    if (known && !sameRequest(known, input)) throw new DomainError("duplicate-transaction");
    if (!known) await requireActivePlayer(tx, key.playerId);
    return withdrawalView(tx, known ?? (await open(tx, input, key, cashier)));
  });
}

function sameRequest({ amount, bankAccountId }: Withdrawal, input: Input): boolean {
  return amount === input.amount && bankAccountId === input.bankAccountId;
}

async function open(tx: Context, input: Input, key: AccountKey, cashier: CashierSettings): Promise<Withdrawal> {
  const fee = configured(cashier.withdrawalFee);
  const minimum = configured(cashier.minimumWithdrawal);
  const limits = { minimum: minimum > fee ? minimum : fee + 1n, maximum: configured(cashier.maximumWithdrawal) };
  requireWithin(input.amount, limits);
  const account = await findBankAccount(tx.db, key.playerId, input.bankAccountId);
  if (!account) throw new DomainError("not-found");
  const createdAt = tx.clock.now();
  const id = newId(createdAt.getTime());
  const holdId = `${id}:hold:1`;
  const { amount, idempotencyKey, bankAccountId } = input;
  await hold(tx, { ...key, vendorId: withdrawalVendor, externalId: holdId, amount });
  const { remaining: left } = await turnoverOf(tx, key, cashier);
  if (left > 0n) throw new DomainError("turnover-not-met", { left: moneyToWire(left) });
  const row: Withdrawal = {
    id,
    ...key,
    bankAccountId,
    amount,
    fee,
    remaining: amount,
    holdId,
    state: "requested",
    idempotencyKey,
    createdAt,
    endedAt: null,
  };
  await insertWithdrawal(tx, row);
  return row;
}
