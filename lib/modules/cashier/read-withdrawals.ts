import "server-only";
import type { listWithdrawalsCall } from "#lib/contracts/cashier/list-withdrawals.ts";
import type { readWithdrawalCall } from "#lib/contracts/cashier/read-withdrawal.ts";
import type { readWithdrawalOptionsCall } from "#lib/contracts/cashier/read-withdrawal-options.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { configured } from "#lib/modules/cashier/amount-rules.ts";
import { listBankAccounts } from "#lib/modules/cashier/bank-accounts.ts";
import { banksOf } from "#lib/modules/cashier/banks.ts";
import { ownPurse } from "#lib/modules/cashier/own-purse.ts";
import { readPaymentPassword } from "#lib/modules/cashier/payment-password.ts";
import { cashierSettings } from "#lib/modules/cashier/settings.ts";
import { turnoverOf } from "#lib/modules/cashier/turnover.ts";
import { countWithdrawals, findWithdrawal, findWithdrawals } from "#lib/modules/cashier/withdrawal-store.ts";
import { withdrawalView } from "#lib/modules/cashier/withdrawal-view.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { listReader, mapSlice } from "#lib/platform/list-reader.ts";

export async function readWithdrawal(
  context: Context,
  { id }: InputOf<typeof readWithdrawalCall>,
): Promise<OutputOf<typeof readWithdrawalCall>> {
  const row = await findWithdrawal(context.db, id);
  if (row?.playerId !== requireMember(context).playerId) throw new DomainError("not-found");
  return withdrawalView(context, row);
}

export const listWithdrawals = listReader(
  (context, input: InputOf<typeof listWithdrawalsCall>) =>
    mapSlice(
      findWithdrawals(context.db, { playerId: requireMember(context).playerId, open: input.open }, input),
      (row) => withdrawalView(context, row),
    ),
  (context, { open }) => countWithdrawals(context.db, { playerId: requireMember(context).playerId, open }),
);

export async function readWithdrawalOptions(context: Context): Promise<OutputOf<typeof readWithdrawalOptionsCall>> {
  const key = await ownPurse(context);
  const { cashier } = await readSettings(context, cashierSettings);
  const [{ cash }, accounts, password, turnover] = await Promise.all([
    getBalance(context, key),
    listBankAccounts(context.db, key.playerId),
    readPaymentPassword(context, key.playerId),
    turnoverOf(context, key, cashier),
  ]);
  return {
    currency: key.currency,
    balance: cash,
    minimum: configured(cashier.minimumWithdrawal),
    maximum: configured(cashier.maximumWithdrawal),
    fee: configured(cashier.withdrawalFee),
    receiptMinutes: cashier.receiptMinutes,
    bankAccounts: accounts.map(({ id, bankName, holderName, lastDigits }) => ({
      id,
      bankName,
      holderName,
      lastDigits,
    })),
    banks: banksOf(cashier.bankCountry).map(({ name, mobile = false }) => ({ name, mobile })),
    hasPaymentPassword: password.isSet,
    paymentPasswordLockedUntil: password.lockedUntil,
    turnover: { required: turnover.required, left: turnover.remaining },
  };
}
