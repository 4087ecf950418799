import "server-only";
import { and, eq } from "drizzle-orm";
import { bankAccount } from "#db/schema/cashier.ts";
import type { addBankAccountCall } from "#lib/contracts/cashier/add-bank-account.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { DomainError, InvalidInputError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { wrongBankField } from "#lib/modules/cashier/banks.ts";
import { lockCashierAccount } from "#lib/modules/cashier/own-purse.ts";
import { checkPaymentPassword } from "#lib/modules/cashier/payment-password.ts";
import { cashierSettings } from "#lib/modules/cashier/settings.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";
import { seal, unseal } from "#lib/platform/sealing/seal.ts";
import type { SealedColumn } from "#lib/platform/sealing/sealed-column.ts";
import { transact } from "#lib/platform/transact.ts";

const maxAccounts = 5;
const shownDigits = 4;

export type BankAccount = typeof bankAccount.$inferSelect;

/**
 * Binds a bank account. A repeat with the same names succeeds, because the first response may have been lost. Also
 * throws the errors of the payment password.
 *
 * @throws invalid-input: the bank is not one of the country's, or the number is not one of the bank's
 * @throws bank-account-exists: the number is bound with other names
 * @throws bank-account-limit: {max} accounts are bound
 */
export async function addBankAccount(
  context: Context,
  input: InputOf<typeof addBankAccountCall>,
): Promise<OutputOf<typeof addBankAccountCall>> {
  const { bankName, holderName, accountNumber } = input;
  const { cashier } = await readSettings(context, cashierSettings);
  const wrong = wrongBankField(cashier.bankCountry, input);
  if (wrong) throw new InvalidInputError([{ ...wrong, params: {} }]);
  await checkPaymentPassword(context, input.paymentPassword);
  const { playerId } = requireMember(context);
  return transact(context, async (tx) => {
    await lockCashierAccount(tx, playerId);
    const known = await listBankAccounts(tx.db, playerId);
    for (const account of known) {
      if ((await unseal(tx.db, account.sealedNumber)) !== accountNumber) continue;
      const { id, lastDigits } = account;
      if (account.bankName === bankName && account.holderName === holderName)
        return { id, bankName, holderName, lastDigits };
      throw new DomainError("bank-account-exists");
    }
    if (known.length >= maxAccounts) throw new DomainError("bank-account-limit", { max: maxAccounts });
    const createdAt = tx.clock.now();
    const id = newId(createdAt.getTime());
    const lastDigits = accountNumber.slice(-shownDigits);
    const sealedNumber = await seal(tx.db, accountNumber);
    await tx.db.orm
      .insert(bankAccount)
      .values({ id, playerId, bankName, holderName, sealedNumber, lastDigits, createdAt });
    await recordAudit(tx, {
      action: "bank-account-bound",
      subject: `player:${playerId}`,
      before: null,
      after: { id, lastDigits },
    });
    return { id, bankName, holderName, lastDigits };
  });
}

export const sealedBankNumbers: SealedColumn = {
  name: "bank account numbers",
  table: bankAccount,
  id: bankAccount.id,
  value: bankAccount.sealedNumber,
};

export function listBankAccounts({ orm }: Database, playerId: string): Promise<BankAccount[]> {
  return orm.select().from(bankAccount).where(eq(bankAccount.playerId, playerId)).orderBy(bankAccount.id);
}

export async function findBankAccount(
  { orm }: Database,
  playerId: string,
  id: string,
): Promise<BankAccount | undefined> {
  const mine = and(eq(bankAccount.id, id), eq(bankAccount.playerId, playerId));
  const [row] = await orm.select().from(bankAccount).where(mine);
  return row;
}

/** Returns the whole number, for the operator who makes the payment. */
export function accountNumberOf({ db }: Context, account: BankAccount): Promise<string> {
  return unseal(db, account.sealedNumber);
}
