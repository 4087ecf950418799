import "server-only";
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, not, type SQL, sql } from "drizzle-orm";
import { reward } from "#db/schema/promotions.ts";
import type { RewardState } from "#lib/contracts/promotions/reward-view.ts";
import type { Database } from "#lib/platform/database.ts";

export type Reward = typeof reward.$inferSelect;

const unended = and(isNull(reward.claimedAt), isNull(reward.revokedAt));

/** What `stateOf` says of a row, asked of the database. */
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

/** False when the player had the one of this code before, whatever became of it. */
export async function insertReward({ orm }: Database, row: typeof reward.$inferInsert): Promise<boolean> {
  return (await orm.insert(reward).values(row).onConflictDoNothing().returning({ id: reward.id })).length > 0;
}

type End = Pick<Reward, "claimedAt"> | Pick<Reward, "revokedAt" | "revokeReason">;

/**
 * Ends a reward that can still be claimed, whoever else is about to: of several at once one gets the row, the others
 * nothing. `playerId`: only when it is theirs.
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

/** A player's own: claimable ones by their time, then those at an end, newest end first. `open`: only these or those. */
export async function pageRewards(
  { orm }: Database,
  { playerId, now, open }: { playerId: string; now: Date; open?: boolean | undefined },
  page: { offset: number; limit: number },
) {
  const claimable = sql`(${inState.claimable(now)})`;
  const wanted = open === undefined ? undefined : open ? claimable : not(claimable);
  const mine = and(eq(reward.playerId, playerId), wanted);
  const rows = await orm
    .select()
    .from(reward)
    .where(mine)
    .orderBy(
      desc(claimable),
      asc(sql`case when ${claimable} then ${reward.expiresAt} end`),
      desc(sql`coalesce(${reward.claimedAt}, ${reward.revokedAt}, ${reward.expiresAt})`),
      desc(reward.id),
    )
    .offset(page.offset)
    .limit(page.limit);
  const [total] = await orm.select({ count: count() }).from(reward).where(mine);
  return { rows, total: total?.count ?? 0 };
}

/** For operators: newest first, of one player or of all, in a state or in any. */
export function listRewardsBy(
  { orm }: Database,
  { playerId, state, now }: { playerId?: string | undefined; state?: RewardState | undefined; now: Date },
  limit: number,
): Promise<Reward[]> {
  const wanted = and(
    playerId === undefined ? undefined : eq(reward.playerId, playerId),
    state === undefined ? undefined : inState[state](now),
  );
  return orm.select().from(reward).where(wanted).orderBy(desc(reward.id)).limit(limit);
}
