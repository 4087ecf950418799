import "server-only";
import { and, count, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { bankAccount, payout, withdrawal, withdrawalEvent } from "#db/schema/cashier.ts";
import { listWithdrawalsCall } from "#lib/contracts/cashier/list-withdrawals.ts";
import { type WithdrawalState, withdrawalStates } from "#lib/contracts/cashier/withdrawal-view.ts";
import { actorName } from "#lib/kernel/actor.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { ListSort } from "#lib/kernel/list-cursor.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { withdrawalEnded } from "#lib/modules/cashier/events.ts";
import { canDo, isEnd, type WithdrawalAction, withdrawalTable } from "#lib/modules/cashier/withdrawal-rules.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";
import { publishEvent } from "#lib/platform/events/publish-event.ts";
import { readKeyset } from "#lib/platform/keyset.ts";

export type Withdrawal = typeof withdrawal.$inferSelect;
export type Payout = typeof payout.$inferSelect;
export type WithdrawalEvent = typeof withdrawalEvent.$inferSelect;

export async function findWithdrawal({ orm }: Database, id: string): Promise<Withdrawal | undefined> {
  const [row] = await orm.select().from(withdrawal).where(eq(withdrawal.id, id));
  return row;
}

export type BankOfWithdrawal = Pick<typeof bankAccount.$inferSelect, "bankName" | "lastDigits">;

/** Returns the bank accounts of the withdrawals, by their ids. */
export async function findBanksOf(
  { orm }: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BankOfWithdrawal>> {
  if (ids.length === 0) return new Map();
  const { bankName, lastDigits } = bankAccount;
  const rows = await orm
    .select({ id: withdrawal.id, bankName, lastDigits })
    .from(withdrawal)
    .innerJoin(bankAccount, eq(bankAccount.id, withdrawal.bankAccountId))
    .where(inArray(withdrawal.id, ids));
  return new Map(rows.map(({ id, ...bank }) => [id, bank]));
}

/**
 * Locks the withdrawal's row, so that its owner, operators and the timer act one after another. `playerId` restricts it
 * to that owner.
 */
export async function lockWithdrawal({ orm }: Database, id: string, playerId?: string): Promise<Withdrawal> {
  const [row] = await orm.select().from(withdrawal).where(eq(withdrawal.id, id)).for("update");
  if (!row || (playerId !== undefined && row.playerId !== playerId)) throw new DomainError("not-found");
  return row;
}

export async function findByKey(
  { orm }: Database,
  playerId: string,
  idempotencyKey: string,
): Promise<Withdrawal | undefined> {
  const mine = and(eq(withdrawal.playerId, playerId), eq(withdrawal.idempotencyKey, idempotencyKey));
  const [row] = await orm.select().from(withdrawal).where(mine);
  return row;
}

export async function insertWithdrawal(context: Context, row: Withdrawal): Promise<void> {
  await context.db.orm.insert(withdrawal).values(row);
  await writeEvent(context, { withdrawalId: row.id, action: "request", toState: row.state, amount: row.amount });
}

interface Move {
  action: WithdrawalAction;
  to: WithdrawalState;
  part?: number;
  amount?: bigint;
  reason?: string;
  change?: Partial<Pick<Withdrawal, "remaining" | "holdId">>;
}

/**
 * Moves a locked withdrawal if the table has the transition, and tells the player's open pages; publishes a final state.
 *
 * @throws conflict: the table does not have the transition
 */
export async function moveWithdrawal(context: Context, row: Withdrawal, move: Move): Promise<Withdrawal> {
  const { action, to, change = {}, ...facts } = move;
  if (!withdrawalTable[row.state][action]?.includes(to)) throw new DomainError("conflict");
  const endedAt = isEnd(to) ? context.clock.now() : null;
  const set = { ...change, state: to, endedAt };
  await context.db.orm.update(withdrawal).set(set).where(eq(withdrawal.id, row.id));
  await writeEvent(context, { withdrawalId: row.id, action, fromState: row.state, toState: to, ...facts });
  announce(context, row.playerId);
  if (isEnd(to)) {
    const { id: withdrawalId, playerId, currency, amount } = row;
    await publishEvent(context, withdrawalEnded, { withdrawalId, playerId, currency, amount, outcome: to });
  }
  return { ...row, ...set };
}

type NewEvent = Pick<WithdrawalEvent, "withdrawalId" | "action" | "toState"> & Partial<WithdrawalEvent>;

/** Writes an event, numbered under the withdrawal's lock. */
async function writeEvent({ db, clock, actor }: Context, event: NewEvent): Promise<void> {
  const number = sql<number>`(select count(*) + 1 from withdrawal_event where withdrawal_id = ${event.withdrawalId})`;
  const who = { actorRole: actor.role, actor: actorName(actor), at: clock.now() };
  await db.orm.insert(withdrawalEvent).values({ ...event, ...who, number });
}

export function listEvents({ orm }: Database, id: string): Promise<WithdrawalEvent[]> {
  const mine = eq(withdrawalEvent.withdrawalId, id);
  return orm.select().from(withdrawalEvent).where(mine).orderBy(withdrawalEvent.number);
}

export function listPayouts({ orm }: Database, id: string): Promise<Payout[]> {
  return orm.select().from(payout).where(eq(payout.withdrawalId, id)).orderBy(payout.part);
}

export async function insertPayout({ orm }: Database, row: typeof payout.$inferInsert): Promise<void> {
  await orm.insert(payout).values(row);
}

export async function savePayout(
  { orm }: Database,
  { withdrawalId, part }: Pick<Payout, "withdrawalId" | "part">,
  set: Partial<Pick<Payout, "state" | "receiptDueAt" | "proof">>,
): Promise<void> {
  await orm
    .update(payout)
    .set(set)
    .where(and(eq(payout.withdrawalId, withdrawalId), eq(payout.part, part)));
}

interface WithdrawalFilter {
  playerId: string;
  /** True selects withdrawals in progress, false those in a final state. */
  open?: boolean | undefined;
}

/** Returns one page of a player's own withdrawals, newest first. */
export function findWithdrawals({ orm }: Database, filter: WithdrawalFilter, page: SliceInput) {
  return readKeyset(listWithdrawalsCall.sort, { id: withdrawal.id }, page, ({ where, orderBy, limit }) =>
    orm
      .select()
      .from(withdrawal)
      .where(and(ownedBy(filter), where))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

export async function countWithdrawals({ orm }: Database, filter: WithdrawalFilter): Promise<{ count: number }> {
  const [total] = await orm.select({ count: count() }).from(withdrawal).where(ownedBy(filter));
  return total ?? { count: 0 };
}

function ownedBy({ playerId, open }: WithdrawalFilter): SQL | undefined {
  const wanted = open === undefined ? undefined : open ? isNull(withdrawal.endedAt) : isNotNull(withdrawal.endedAt);
  return and(eq(withdrawal.playerId, playerId), wanted);
}

const oldestFirst = { id: ["uuid", "asc"] } as const satisfies ListSort;

/** Returns withdrawals for operators, oldest first: those in one state, or all in progress. */
export function findWithdrawalsIn(
  { orm }: Database,
  state: WithdrawalState | undefined,
  page: SliceInput,
): Promise<Slice<Withdrawal>> {
  const wanted = state ? eq(withdrawal.state, state) : isNull(withdrawal.endedAt);
  return readKeyset(oldestFirst, { id: withdrawal.id }, page, ({ where, orderBy, limit }) =>
    orm
      .select()
      .from(withdrawal)
      .where(and(wanted, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** States in which a part without an answer can count as received: its timer stands still while a case is open. */
const timedStates = withdrawalStates.filter((state) => canDo(state, "time-out"));

/** Returns parts without an answer in time; none of a withdrawal with an open case. */
export function listOverdueParts(
  { orm }: Database,
  now: Date,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ withdrawalId: string; part: number }[]> {
  return orm
    .select({ withdrawalId: payout.withdrawalId, part: payout.part })
    .from(payout)
    .innerJoin(withdrawal, eq(withdrawal.id, payout.withdrawalId))
    .where(and(eq(payout.state, "waiting"), lte(payout.receiptDueAt, now), inArray(withdrawal.state, timedStates)))
    .orderBy(payout.receiptDueAt, payout.withdrawalId, payout.part)
    .offset(skip)
    .limit(limit);
}
