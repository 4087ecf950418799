import "server-only";
import type { listWithdrawals as listCall } from "#lib/contracts/cashier/list-withdrawals.ts";
import type { readWithdrawal as readCall } from "#lib/contracts/cashier/read-withdrawal.ts";
import type { readWithdrawalOptions as optionsCall } from "#lib/contracts/cashier/read-withdrawal-options.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { configured } from "#lib/modules/cashier/amount-rules.ts";
import { listBankAccounts } from "#lib/modules/cashier/bank-accounts.ts";
import { ownPurse } from "#lib/modules/cashier/own-purse.ts";
import { readPaymentPassword } from "#lib/modules/cashier/payment-password.ts";
import { cashierSettings } from "#lib/modules/cashier/settings.ts";
import { turnoverOf } from "#lib/modules/cashier/turnover.ts";
import { findWithdrawal, pageWithdrawals } from "#lib/modules/cashier/withdrawal-store.ts";
import { withdrawalView } from "#lib/modules/cashier/withdrawal-view.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

export async function readWithdrawal(
  context: Context,
  { id }: InputOf<typeof readCall>,
): Promise<OutputOf<typeof readCall>> {
  const row = await findWithdrawal(context.db, id);
  if (row?.playerId !== requireMember(context).playerId) throw new DomainError("not-found");
  return withdrawalView(context, row);
}

/** All, or with `open` those that are still open, or those that are at an end. */
export async function listWithdrawals(
  context: Context,
  { pageNo, pageSize, open }: InputOf<typeof listCall> & { open?: boolean },
): Promise<OutputOf<typeof listCall>> {
  const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await pageWithdrawals(context.db, { playerId: requireMember(context).playerId, open }, page);
  const content = await Promise.all(rows.map((row) => withdrawalView(context, row)));
  return { content, pageNum: pageNo, totalPages: Math.ceil(total / pageSize) };
}

export async function readWithdrawalOptions(context: Context): Promise<OutputOf<typeof optionsCall>> {
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
    hasPaymentPassword: password.isSet,
    paymentPasswordLockedUntil: password.lockedUntil,
    turnover: { required: turnover.required, left: turnover.remaining },
  };
}
