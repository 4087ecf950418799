import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import type { Context } from "#lib/platform/context.ts";

/** Minor units; positive means that the counter account has received money from players. As of the last fold. */
export interface HouseBalance {
  site: string;
  currency: string;
  counterAccount: string;
  balance: bigint;
}

/**
 * Returns the balances of all counter accounts. For operators and the system.
 *
 * @throws not-allowed: for anyone else
 */
export async function readHouseBalances(context: Context): Promise<HouseBalance[]> {
  requireOperatorOrSystem(context);
  return context.db.sql<HouseBalance[]>`
    select site, currency, counter_account as "counterAccount", balance from house_balance order by 1, 2, 3`;
}

/** Sums over a period, minor units. `stakes` is a count. */
export interface PlayerTotals {
  stakes: bigint;
  stake: bigint;
  win: bigint;
  deposits: bigint;
  withdrawals: bigint;
  promos: bigint;
  fees: bigint;
}

/** Returns the totals of one player in whole hours from `from` up to `to` (exclusive). As of the last fold. */
export async function readPlayerTotals(
  { db: { sql } }: Context,
  input: { playerId: string; currency: string; from: Date; to: Date },
): Promise<PlayerTotals> {
  const { playerId, currency, from, to } = input;
  const [row] = await sql<PlayerTotals[]>`
    select ${sums(sql)} from player_hour where player_id = ${playerId} and currency = ${currency}
      and hour >= ${from.toISOString()} and hour < ${to.toISOString()}`;
  if (!row) throw new Error("an aggregate without a row");
  return row;
}

function sums(sql: Context["db"]["sql"]) {
  const columns = ["stakes", "stake", "win", "deposits", "withdrawals", "promos", "fees"] as const;
  return columns.map(
    (column, index) => sql`${index ? sql`,` : sql``} coalesce(sum(${sql(column)}), 0)::bigint as ${sql(column)}`,
  );
}
