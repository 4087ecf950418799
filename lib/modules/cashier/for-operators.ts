import "server-only";
import type { DepositState } from "#lib/contracts/cashier/deposit-view.ts";
import type { WithdrawalState } from "#lib/contracts/cashier/withdrawal-view.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { accountNumberOf, findBankAccount } from "#lib/modules/cashier/bank-accounts.ts";
import { type Deposit, findDeposits } from "#lib/modules/cashier/deposit-store.ts";
import { proofFolder } from "#lib/modules/cashier/dispute-receipt.ts";
import {
  findWithdrawal,
  findWithdrawalsIn,
  listEvents,
  listPayouts,
  type Payout,
  type Withdrawal,
  type WithdrawalEvent,
} from "#lib/modules/cashier/withdrawal-store.ts";
import type { Context } from "#lib/platform/context.ts";
import { readPrivateFile } from "#lib/platform/files.ts";

/**
 * Returns one page of deposits, newest first, in any state unless one is given. For operators and the system, like all
 * functions here.
 *
 * @throws not-allowed: for anyone else
 * @throws invalid-input: for an invalid cursor
 */
export async function listDepositsForReview(
  context: Context,
  { state, ...page }: SliceInput & { state?: DepositState | undefined },
): Promise<Slice<Deposit>> {
  requireOperatorOrSystem(context);
  return findDeposits(context.db, { state }, page);
}

/**
 * Returns one page of withdrawals, oldest first: those in progress unless a state is given.
 *
 * @throws not-allowed: for anyone but operators and the system
 * @throws invalid-input: for an invalid cursor
 */
export async function listWithdrawalsForReview(
  context: Context,
  { state, ...page }: SliceInput & { state?: WithdrawalState | undefined },
): Promise<Slice<Withdrawal>> {
  requireOperatorOrSystem(context);
  return findWithdrawalsIn(context.db, state, page);
}

export interface WithdrawalFile {
  withdrawal: Withdrawal;
  bank: { bankName: string; holderName: string; accountNumber: string };
  payouts: Payout[];
  events: WithdrawalEvent[];
}

/**
 * Returns the whole file of a withdrawal. It includes the full account number, so reading is audited.
 *
 * @throws not-allowed: for anyone but operators and the system
 * @throws not-found: no such withdrawal
 */
export async function showWithdrawal(context: Context, id: string): Promise<WithdrawalFile> {
  requireOperatorOrSystem(context);
  const { db } = context;
  const withdrawal = await findWithdrawal(db, id);
  if (!withdrawal) throw new DomainError("not-found");
  const account = await findBankAccount(db, withdrawal.playerId, withdrawal.bankAccountId);
  if (!account) throw new Error(`withdrawal ${id} has no bank account`);
  const { bankName, holderName } = account;
  const bank = { bankName, holderName, accountNumber: await accountNumberOf(context, account) };
  const seen = { state: withdrawal.state };
  await recordAudit(context, { action: "withdrawal-shown", subject: `withdrawal:${id}`, before: seen, after: seen });
  return { withdrawal, bank, payouts: await listPayouts(db, id), events: await listEvents(db, id) };
}

export interface Proof {
  part: number;
  name: string;
  bytes: Uint8Array;
}

/**
 * Returns the stored picture of a part's case: of the current case unless a part is named.
 *
 * @throws not-allowed: for anyone but operators and the system
 * @throws not-found: no such withdrawal or picture
 */
export async function readProof(context: Context, id: string, part?: number): Promise<Proof> {
  requireOperatorOrSystem(context);
  const payouts = await listPayouts(context.db, id);
  const meant = part ?? caseInHand(payouts, await listEvents(context.db, id));
  const name = payouts.find((payout) => payout.part === meant)?.proof;
  if (meant === undefined || !name) throw new DomainError("not-found");
  const seen = { part: meant, name };
  await recordAudit(context, {
    action: "withdrawal-proof-read",
    subject: `withdrawal:${id}`,
    before: seen,
    after: seen,
  });
  return { ...seen, bytes: await readPrivateFile(proofFolder, name) };
}

/**
 * Returns the part of the current case: the disputed one, or the last one that was. The picture of an earlier case is
 * never returned for an open case without a picture.
 */
function caseInHand(payouts: readonly Payout[], events: readonly WithdrawalEvent[]): number | undefined {
  const open = payouts.filter(({ state }) => state === "disputed");
  if (open.length > 0) return (open.find(({ proof }) => proof !== null) ?? open[0])?.part;
  return events.findLast(({ action, part }) => action === "dispute" && part !== null)?.part ?? undefined;
}
