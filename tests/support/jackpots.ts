import { expect } from "vitest";
import { jackpotScale } from "#lib/contracts/originals/jackpots.ts";
import { parolNights } from "#lib/contracts/originals/parol-nights.ts";
import { foldJackpots } from "#lib/modules/originals/index.ts";
import type { Context } from "#lib/platform/context.ts";

interface PoolRow {
  pool: string;
  accumulated: bigint;
  position: string;
}

/** Folds until every round committed before the call is in its pools (an open transaction anywhere holds it back). */
export async function foldAllJackpots(context: Context): Promise<Map<string, bigint>> {
  const [row] = await context.db.sql<{ next: string }[]>`select pg_snapshot_xmax(pg_current_snapshot()) as next`;
  for (;;) {
    await foldJackpots(context);
    const pools = await context.db.sql<PoolRow[]>`
      select pool, accumulated, position from jackpot_pool where game_code = 'parol-nights' and currency = 'PHP'`;
    if (pools.every(({ position }) => BigInt(position) >= BigInt(row?.next ?? 0)))
      return new Map(pools.map(({ pool, accumulated }) => [pool, accumulated]));
    await new Promise(setImmediate);
  }
}

/** What players put in is what was paid out of it and what is left, to the millionth of a centavo. */
export async function expectPoolsExact(context: Context): Promise<void> {
  const held = await foldAllJackpots(context);
  const [staked] = await context.db.sql<{ sum: bigint }[]>`
    select coalesce(sum(stake), 0)::bigint as sum from originals_round where game_code = 'parol-nights' and currency = 'PHP'`;
  for (const { code, share } of parolNights.jackpots) {
    const [paid] = await context.db.sql<{ sum: bigint }[]>`
      select coalesce(sum(amount - seed), 0)::bigint as sum from jackpot_win where pool = ${code} and currency = 'PHP'`;
    const contributed = (staked?.sum ?? 0n) * BigInt(share);
    expect((held.get(code) ?? 0n) + (paid?.sum ?? 0n) * jackpotScale).toBe(contributed);
  }
}
