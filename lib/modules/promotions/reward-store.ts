import "server-only";
import { and, count, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, not, type SQL, sql } from "drizzle-orm";
import { reward } from "#db/schema/promotions.ts";
import { listRewardsCall } from "#lib/contracts/promotions/list-rewards.ts";
import type { RewardState } from "#lib/contracts/promotions/reward-view.ts";
import type { ListSort } from "#lib/kernel/list-cursor.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import type { Database } from "#lib/platform/database.ts";
import { readKeyset } from "#lib/platform/keyset.ts";

export type Reward = typeof reward.$inferSelect;

const unended = and(isNull(reward.claimedAt), isNull(reward.revokedAt));

/** The conditions of `stateOf` in SQL. */
const inState: Record<RewardState, (now: Date) => SQL | undefined> = {
  claimable: (now) => and(unended, gt(reward.expiresAt, now)),
  claimed: () => isNotNull(reward.claimedAt),
  expired: (now) => and(unended, lte(reward.expiresAt, now)),
  revoked: () => isNotNull(reward.revokedAt),
};
export async function findReward({ orm }: Database, id: string): Promise<Reward | undefined> {
  const [row] = await orm.select().from(reward).where(eq(reward.id, id));
  return row;
}

/** Returns those of the rewards that are the player's. */
export function findRewardsOf({ orm }: Database, playerId: string, ids: readonly string[]): Promise<Reward[]> {
  return orm
    .select()
    .from(reward)
    .where(and(eq(reward.playerId, playerId), inArray(reward.id, ids)));
}

/** Inserts a reward. Returns false when the player already got the reward of this code, in any state. */
export async function insertReward({ orm }: Database, row: typeof reward.$inferInsert): Promise<boolean> {
  return (await orm.insert(reward).values(row).onConflictDoNothing().returning({ id: reward.id })).length > 0;
}

type End = Pick<Reward, "claimedAt"> | Pick<Reward, "revokedAt" | "revokeReason">;

/**
 * Ends a claimable reward and returns its row. Of concurrent calls, one gets the row and the others get undefined.
 * `playerId` limits the update to that player's rewards.
 */
export async function endReward(
  { orm }: Database,
  { id, playerId, now }: { id: string; playerId?: string; now: Date },
  end: End,
): Promise<Reward | undefined> {
  const mine = playerId === undefined ? undefined : eq(reward.playerId, playerId);
  const open = and(eq(reward.id, id), mine, inState.claimable(now));
  const [row] = await orm.update(reward).set(end).where(open).returning();
  return row;
}

export async function countClaimableOf({ orm }: Database, playerId: string, now: Date): Promise<number> {
  const mine = and(eq(reward.playerId, playerId), inState.claimable(now));
  const [row] = await orm.select({ count: count() }).from(reward).where(mine);
  return row?.count ?? 0;
}

interface RewardFilter {
  playerId: string;
  now: Date;
  /** True: only claimable rewards. False: only ended ones. */
  open?: boolean | undefined;
}

/** Returns one page of a player's rewards: claimable ones by expiry, then ended ones, newest end first. */
export function findOwnRewards({ orm }: Database, filter: RewardFilter, page: SliceInput) {
  const claimable = sql`(${inState.claimable(filter.now)})`;
  const end = sql`coalesce(${reward.claimedAt}, ${reward.revokedAt}, ${reward.expiresAt})`;
  const milliseconds = sql`(extract(epoch from ${end}) * 1000)::bigint`;
  const keys = {
    claimable: sql<number>`${claimable}::int`.as("claimable"),
    nearness: sql<bigint>`case when ${claimable} then -${milliseconds} else ${milliseconds} end`.as("nearness"),
  };
  const columns = { claimable: keys.claimable.getSQL(), nearness: keys.nearness.getSQL(), id: reward.id };
  return readKeyset(listRewardsCall.sort, columns, page, ({ where, orderBy, limit }) =>
    orm
      .select({ ...getTableColumns(reward), ...keys })
      .from(reward)
      .where(and(ownedBy(filter), where))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

export async function countOwnRewards({ orm }: Database, filter: RewardFilter): Promise<{ count: number }> {
  const [total] = await orm.select({ count: count() }).from(reward).where(ownedBy(filter));
  return total ?? { count: 0 };
}

function ownedBy({ playerId, now, open }: RewardFilter): SQL | undefined {
  const claimable = sql`(${inState.claimable(now)})`;
  return and(eq(reward.playerId, playerId), open === undefined ? undefined : open ? claimable : not(claimable));
}

const newestFirst = { id: ["uuid", "desc"] } as const satisfies ListSort;

/** Returns one page of rewards for operators, newest first, optionally of one player or state. */
export function findRewards(
  { orm }: Database,
  { playerId, state, now }: { playerId?: string | undefined; state?: RewardState | undefined; now: Date },
  page: SliceInput,
): Promise<Slice<Reward>> {
  const wanted = and(
    playerId === undefined ? undefined : eq(reward.playerId, playerId),
    state === undefined ? undefined : inState[state](now),
  );
  return readKeyset(newestFirst, { id: reward.id }, page, ({ where, orderBy, limit }) =>
    orm
      .select()
      .from(reward)
      .where(and(wanted, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
}
