import "server-only";
import { type JackpotPool, jackpotScale } from "#lib/originals/jackpots.ts";
import type { Database } from "#lib/platform/database.ts";

/** One pool of one game, in one currency. */
export interface PoolKey {
  gameCode: string;
  pool: JackpotPool;
  currency: string;
}

/**
 * Locks a pool, makes it at the first need, and adds to it what was staked since the last fold: all rounds of
 * transactions older than every open one. What it holds after that, in millionths of a minor unit, without the house's
 * seed. Rounds never touch a pool, so none waits for another; only the fold and a winner do.
 */
export async function lockPool({ sql }: Database, { gameCode, pool, currency }: PoolKey): Promise<bigint> {
  await sql`insert into jackpot_pool (game_code, pool, currency, accumulated, position, cluster)
    select ${gameCode}, ${pool.code}, ${currency}, 0, '0', system_identifier::text from pg_control_system()
    on conflict do nothing`;
  const mine = sql`game_code = ${gameCode} and pool = ${pool.code} and currency = ${currency}`;
  await sql`select from jackpot_pool where ${mine} for update`;
  // Positions of another cluster mean nothing (a restore): all of history is counted again, less what was paid from it.
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

/** What a pool that holds so many millionths would pay. */
export function poolAmount({ seed }: JackpotPool, accumulated: bigint): bigint {
  return seed + accumulated / jackpotScale;
}
