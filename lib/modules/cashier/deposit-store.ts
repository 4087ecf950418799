import "server-only";
import { and, count, desc, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import { deposit, depositEvent } from "#db/schema/cashier.ts";
import type { DepositState } from "#lib/contracts/cashier/deposit-view.ts";
import { listDepositsCall } from "#lib/contracts/cashier/list-deposits.ts";
import { actorName } from "#lib/kernel/actor.ts";
import { newId } from "#lib/kernel/ids.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";
import { readKeyset } from "#lib/platform/keyset.ts";

export type Deposit = typeof deposit.$inferSelect;

export async function findDeposit({ orm }: Database, id: string): Promise<Deposit | undefined> {
  const [row] = await orm.select().from(deposit).where(eq(deposit.id, id));
  return row;
}

/** Locks the deposit's row, so that callbacks, the expiry and operators run one after another. */
export async function lockDeposit({ orm }: Database, id: string): Promise<Deposit | undefined> {
  const [row] = await orm.select().from(deposit).where(eq(deposit.id, id)).for("update");
  return row;
}

/** Returns the deposit with this key and inserts it when there is none. */
export async function insertDeposit({ orm }: Database, row: typeof deposit.$inferInsert): Promise<Deposit> {
  const [made] = await orm.insert(deposit).values(row).onConflictDoNothing().returning();
  if (made) return made;
  const mine = and(eq(deposit.playerId, row.playerId), eq(deposit.idempotencyKey, row.idempotencyKey));
  const [known] = await orm.select().from(deposit).where(mine);
  if (!known) throw new Error(`deposit ${row.id} was neither made nor found`);
  return known;
}

/** Saves the payment's id and address. Opening the same payment twice changes nothing. */
export async function savePayment({ orm }: Database, id: string, paymentId: string, payUrl: string): Promise<Deposit> {
  const [row] = await orm
    .update(deposit)
    .set({
      paymentId: sql`coalesce(${deposit.paymentId}, ${paymentId})`,
      payUrl: sql`coalesce(${deposit.payUrl}, ${payUrl})`,
    })
    .where(eq(deposit.id, id))
    .returning();
  if (!row) throw new Error(`deposit ${id} is gone`);
  return row;
}

const unended: readonly DepositState[] = ["pending", "paid", "review"];

type Change = Partial<Pick<Deposit, "paymentId" | "paidAmount">>;

/** Moves a locked deposit to a state, records the event that caused it, and tells the player's open pages. */
export async function moveDeposit(
  context: Context,
  row: Deposit,
  state: DepositState,
  event: { kind: string; detail?: Record<string, string> },
  change: Change = {},
): Promise<Deposit> {
  const ends = state !== row.state && !unended.includes(state);
  const set = { ...change, state, ...(ends ? { endedAt: context.clock.now() } : {}) };
  await context.db.orm.update(deposit).set(set).where(eq(deposit.id, row.id));
  await noteDeposit(context, row.id, state, event);
  announce(context, row.playerId);
  return { ...row, ...set };
}

export async function noteDeposit(
  { db, clock, actor }: Context,
  depositId: string,
  state: DepositState,
  { kind, detail = {} }: { kind: string; detail?: Record<string, string> },
): Promise<void> {
  const at = clock.now();
  const id = newId(at.getTime());
  await db.orm.insert(depositEvent).values({ id, depositId, kind, state, detail, actor: actorName(actor) ?? "", at });
}

/** Returns one page, newest first: of one player or of all, in one state or in any. */
export function findDeposits(
  { orm }: Database,
  { playerId, state }: { playerId?: string; state?: DepositState | undefined },
  page: SliceInput,
): Promise<Slice<Deposit>> {
  const wanted = and(
    playerId === undefined ? undefined : eq(deposit.playerId, playerId),
    state === undefined ? undefined : eq(deposit.state, state),
  );
  return readKeyset(listDepositsCall.sort, { id: deposit.id }, page, ({ where, orderBy, limit }) =>
    orm
      .select()
      .from(deposit)
      .where(and(wanted, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** Most open payments that are checked at the gateway for one page. */
const mostChecked = 5;

/** Returns the newest payments of a player that can still be paid. */
export function listOpenPayments({ orm }: Database, playerId: string, now: Date): Promise<Deposit[]> {
  const payable = and(eq(deposit.state, "pending"), gt(deposit.expiresAt, now), isNotNull(deposit.paymentId));
  const rows = orm.select().from(deposit);
  return rows
    .where(and(eq(deposit.playerId, playerId), payable))
    .orderBy(desc(deposit.id))
    .limit(mostChecked);
}

export async function countDeposits({ orm }: Database, playerId: string): Promise<{ count: number }> {
  const [total] = await orm.select({ count: count() }).from(deposit).where(eq(deposit.playerId, playerId));
  return total ?? { count: 0 };
}

export function listOverdueDeposits(
  { orm }: Database,
  now: Date,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ id: string }[]> {
  const overdue = and(eq(deposit.state, "pending"), lte(deposit.expiresAt, now));
  const rows = orm.select({ id: deposit.id }).from(deposit).where(overdue);
  return rows.orderBy(deposit.expiresAt, deposit.id).offset(skip).limit(limit);
}
