import "server-only";
import { and, asc, desc, eq, inArray, isNull, or } from "drizzle-orm";
import { bankAccount, deposit, payout, withdrawal, withdrawalEvent } from "#db/schema/cashier.ts";
import type { Database } from "#lib/platform/database.ts";

/** Newest deposits and withdrawals whose changes are news. */
const newest = 10;

/** Returns a player's open and newest withdrawals, newest first, with the digits of their bank accounts. */
export function listNewsWithdrawals({ orm }: Database, playerId: string) {
  const last = orm
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(eq(withdrawal.playerId, playerId))
    .orderBy(desc(withdrawal.id))
    .limit(newest);
  return orm
    .select({ withdrawal, lastDigits: bankAccount.lastDigits })
    .from(withdrawal)
    .innerJoin(bankAccount, eq(bankAccount.id, withdrawal.bankAccountId))
    .where(and(eq(withdrawal.playerId, playerId), or(isNull(withdrawal.endedAt), inArray(withdrawal.id, last))))
    .orderBy(desc(withdrawal.id));
}

/** Returns the last event of each withdrawal. */
export function listLastEvents({ orm }: Database, ids: readonly string[]) {
  return orm
    .selectDistinctOn([withdrawalEvent.withdrawalId])
    .from(withdrawalEvent)
    .where(inArray(withdrawalEvent.withdrawalId, [...ids]))
    .orderBy(withdrawalEvent.withdrawalId, desc(withdrawalEvent.number));
}

/** Returns the parts that wait for an answer, those that are due first at the beginning. */
export function listWaitingParts({ orm }: Database, ids: readonly string[]) {
  return orm
    .select()
    .from(payout)
    .where(and(inArray(payout.withdrawalId, [...ids]), eq(payout.state, "waiting")))
    .orderBy(asc(payout.receiptDueAt), payout.withdrawalId, payout.part);
}

/** Returns what pages show of a player's newest deposits. */
export function listDepositStates({ orm }: Database, playerId: string) {
  return orm
    .select({ id: deposit.id, state: deposit.state, payUrl: deposit.payUrl })
    .from(deposit)
    .where(eq(deposit.playerId, playerId))
    .orderBy(desc(deposit.id))
    .limit(newest);
}
