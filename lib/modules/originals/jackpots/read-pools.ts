import "server-only";
import { poolAmount } from "#lib/modules/originals/jackpots/pools.ts";
import type { JackpotPool } from "#lib/originals/jackpots.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns a game's pools as of the last fold, in the order of the game's definition. */
export async function readPools(
  { db: { sql } }: Context,
  { code, jackpots }: { code: string; jackpots: readonly JackpotPool[] },
  currency: string,
): Promise<{ pool: string; amount: bigint }[]> {
  if (jackpots.length === 0) return [];
  const rows = await sql<{ pool: string; accumulated: bigint }[]>`
    select pool, accumulated from jackpot_pool where game_code = ${code} and currency = ${currency}`;
  const held = new Map(rows.map(({ pool, accumulated }) => [pool, accumulated]));
  return jackpots.map((pool) => ({ pool: pool.code, amount: poolAmount(pool, held.get(pool.code) ?? 0n) }));
}
