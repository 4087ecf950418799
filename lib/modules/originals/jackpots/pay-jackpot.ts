import "server-only";
import { credit } from "#lib/modules/ledger/index.ts";
import { lockPool, poolAmount } from "#lib/modules/originals/jackpots/pools.ts";
import { type JackpotPool, jackpotScale } from "#lib/originals/jackpots.ts";
import type { Context } from "#lib/platform/context.ts";

interface Winner {
  playerId: string;
  currency: string;
  vendorId: string;
  roundId: string;
}

/**
 * Pays the whole pool in the transaction of the winning round and resets it to the operator's seed. Stakes that are not
 * folded yet, including this round's own contribution, go to the next winner.
 */
export async function payJackpot(
  context: Context,
  { roundId, ...winner }: Winner,
  gameCode: string,
  pool: JackpotPool,
): Promise<{ pool: string; amount: bigint; seed: bigint }> {
  const { sql } = context.db;
  const { code, seed } = pool;
  const amount = poolAmount(pool, await lockPool(context.db, { gameCode, pool, currency: winner.currency }));
  await sql`update jackpot_pool set accumulated = accumulated - ${(amount - seed) * jackpotScale}
    where game_code = ${gameCode} and pool = ${code} and currency = ${winner.currency}`;
  await credit(context, {
    ...winner,
    roundId,
    kind: "jackpot",
    externalId: `${roundId}:jackpot`,
    counterAccount: `jackpot:${gameCode}:${code}`,
    reference: roundId,
    amount,
  });
  return { pool: code, amount, seed };
}
