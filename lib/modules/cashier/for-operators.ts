import "server-only";
import type { DepositState } from "#lib/contracts/cashier/deposit-view.ts";
import type { WithdrawalState } from "#lib/contracts/cashier/withdrawal-view.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { accountNumberOf, findBankAccount } from "#lib/modules/cashier/bank-accounts.ts";
import { type Deposit, listDepositsIn } from "#lib/modules/cashier/deposit-store.ts";
import { proofFolder } from "#lib/modules/cashier/dispute-receipt.ts";
import {
  findWithdrawal,
  listEvents,
  listOpenWithdrawals,
  listPayouts,
  type Payout,
  type Withdrawal,
  type WithdrawalEvent,
} from "#lib/modules/cashier/withdrawal-store.ts";
import type { Context } from "#lib/platform/context.ts";
import { readPrivateFile } from "#lib/platform/files.ts";

const listLimit = 500;

/** Newest first; all states unless one is given. */
export function listDepositsForReview({ db }: Context, state?: DepositState): Promise<Deposit[]> {
  return listDepositsIn(db, state, listLimit);
}

/** Oldest first; those that are not at an end unless a state is given. */
export function listWithdrawalsForReview({ db }: Context, state?: WithdrawalState): Promise<Withdrawal[]> {
  return listOpenWithdrawals(db, state);
}

export interface WithdrawalFile {
  withdrawal: Withdrawal;
  bank: { bankName: string; holderName: string; accountNumber: string };
  payouts: Payout[];
  events: WithdrawalEvent[];
}

/** All there is about a withdrawal, the whole account number too, which is why looking is audited. Error: not-found. */
export async function showWithdrawal(context: Context, id: string): Promise<WithdrawalFile> {
  const { db } = context;
  const withdrawal = await findWithdrawal(db, id);
  if (!withdrawal) throw new DomainError("not-found");
  const account = await findBankAccount(db, withdrawal.playerId, withdrawal.bankAccountId);
  if (!account) throw new Error(`withdrawal ${id} has no bank account`);
  const { bankName, holderName } = account;
  const bank = { bankName, holderName, accountNumber: await accountNumberOf(account) };
  await recordAudit(context, { action: "withdrawal-shown", subject: `withdrawal:${id}` });
  return { withdrawal, bank, payouts: await listPayouts(db, id), events: await listEvents(db, id) };
}

/** The picture of the newest case, as it was kept. Error: not-found. */
export async function readProof(context: Context, id: string): Promise<{ name: string; bytes: Uint8Array }> {
  const payouts = await listPayouts(context.db, id);
  const name = payouts.findLast(({ proof }) => proof !== null)?.proof;
  if (!name) throw new DomainError("not-found");
  await recordAudit(context, { action: "withdrawal-proof-read", subject: `withdrawal:${id}`, after: { name } });
  return { name, bytes: await readPrivateFile(proofFolder, name) };
}
