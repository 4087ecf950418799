import "server-only";
import { type JackpotPool, jackpotScale } from "#lib/originals/jackpots.ts";
import type { Database } from "#lib/platform/database.ts";

/** One pool of a game in one currency. */
export interface PoolKey {
  gameCode: string;
  pool: JackpotPool;
  currency: string;
}

/**
 * Locks a pool, creates it on first use, and folds in the stakes since the last fold: all rounds of transactions older
 * than every open one. Returns its amount in millionths of a minor unit, without the operator's seed. Rounds never lock
 * a pool, so they do not wait for each other; only the fold and a winner lock it.
 */
export async function lockPool({ sql }: Database, { gameCode, pool, currency }: PoolKey): Promise<bigint> {
  await sql`insert into jackpot_pool (game_code, pool, currency, accumulated, position, cluster)
    select ${gameCode}, ${pool.code}, ${currency}, 0, '0', system_identifier::text from pg_control_system()
    on conflict do nothing`;
  const mine = sql`game_code = ${gameCode} and pool = ${pool.code} and currency = ${currency}`;
  await sql`select from jackpot_pool where ${mine} for update`;
  // After a restore on another cluster, stored positions mean nothing: count all of history again, minus what was paid.
  await sql`update jackpot_pool set position = '0', cluster = (select system_identifier::text from pg_control_system()),
      accumulated = - ${jackpotScale} * (select coalesce(sum(amount - seed), 0)::bigint from jackpot_win where ${mine})
    where ${mine} and cluster <> (select system_identifier::text from pg_control_system())`;
  const [row] = await sql<{ accumulated: bigint }[]>`
    with pool as (select position, pg_snapshot_xmin(pg_current_snapshot()) as horizon from jackpot_pool where ${mine}),
      fresh as (select coalesce(sum(stake), 0)::bigint as stakes from originals_round r, pool p
        where r.game_code = ${gameCode} and r.currency = ${currency} and r.xid >= p.position and r.xid < p.horizon)
    update jackpot_pool set accumulated = accumulated + fresh.stakes * ${pool.share}, position = pool.horizon
    from pool, fresh where ${mine} returning accumulated`;
  if (!row) throw new Error(`jackpot ${pool.code} of ${gameCode} is gone`);
  return row.accumulated;
}

/** Returns what a pool with `accumulated` millionths would pay. */
export function poolAmount({ seed }: JackpotPool, accumulated: bigint): bigint {
  return seed + accumulated / jackpotScale;
}
