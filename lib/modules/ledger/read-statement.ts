import type { ListSort } from "#lib/kernel/list-cursor.ts";
import { readSlice, type Slice, type SliceInput } from "#lib/kernel/list-slice.ts";
import { type AccountKey, accountIdOf } from "#lib/modules/ledger/account.ts";
import type { TransferKind } from "#lib/modules/ledger/movements.ts";
import type { Context } from "#lib/platform/context.ts";

export interface StatementFilter extends AccountKey {
  kinds?: readonly TransferKind[];
  vendorId?: string;
  from?: Date;
  /** Exclusive. */
  to?: Date;
}

/** One row of a player's own account, minor units. */
export interface StatementRow {
  seq: bigint;
  vendorId: string;
  externalId: string;
  counterAccount: string;
  kind: TransferKind;
  roundId: string | null;
  cashDelta: bigint;
  bonusDelta: bigint;
  heldDelta: bigint;
  cashAfter: bigint;
  bonusAfter: bigint;
  heldAfter: bigint;
  reference: string | null;
  at: Date;
}

/**
 * Sums over the whole filter, all positive. `in` and `out` are the money that came to and left the player. `balanceIn`
 * and `balanceOut` are the increases and decreases of the balance, which a hold decreases and its payout does not.
 */
export interface StatementTotals {
  count: number;
  in: bigint;
  out: bigint;
  balanceIn: bigint;
  balanceOut: bigint;
}

const sort = { seq: ["integer", "desc"] } as const satisfies ListSort;

/** Returns a player's own movements, newest first, without delay. Omits tombstones, which moved nothing. */
export function readStatement(context: Context, input: StatementFilter & SliceInput): Promise<Slice<StatementRow>> {
  const { sql } = context.db;
  return readSlice(sort, input, async ({ keys: [seq] = [], backward, limit }) => {
    const direction = backward ? sql`asc` : sql`desc`;
    const behind = seq === undefined ? sql`` : backward ? sql`and seq > ${seq}` : sql`and seq < ${seq}`;
    const rows = await sql<(Omit<StatementRow, "at"> & { at: string })[]>`
      select seq, vendor_id as "vendorId", external_id as "externalId", counter_account as "counterAccount", kind,
        round_id as "roundId", cash_delta as "cashDelta", bonus_delta as "bonusDelta", held_delta as "heldDelta",
        cash_after as "cashAfter", bonus_after as "bonusAfter", held_after as "heldAfter", reference, at
      from transfer where ${matching(context, input)} ${behind} order by seq ${direction} limit ${limit}`;
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  });
}

export async function sumStatement(context: Context, filter: StatementFilter): Promise<StatementTotals> {
  const [totals] = await context.db.sql<StatementTotals[]>`
    select count(*)::int as count,
      coalesce(sum(change) filter (where change > 0), 0)::bigint as in,
      coalesce(-sum(change) filter (where change < 0), 0)::bigint as out,
      coalesce(sum(spendable) filter (where spendable > 0), 0)::bigint as "balanceIn",
      coalesce(-sum(spendable) filter (where spendable < 0), 0)::bigint as "balanceOut"
    from transfer cross join lateral (
      select cash_delta + bonus_delta + held_delta as change, cash_delta + bonus_delta as spendable) as c
    where ${matching(context, filter)}`;
  return totals ?? { count: 0, in: 0n, out: 0n, balanceIn: 0n, balanceOut: 0n };
}

/** Returns the change of the balance per day of the time zone, "2026-11-27", over the whole filter. */
export async function sumStatementByDay(
  context: Context,
  filter: StatementFilter,
  timeZone: string,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await context.db.sql<{ day: string; change: bigint }[]>`
    select (at at time zone ${timeZone})::date::text as day, sum(cash_delta + bonus_delta)::bigint as change
    from transfer where ${matching(context, filter)} group by 1`;
  return new Map(rows.map(({ day, change }) => [day, change]));
}

function matching({ db: { sql } }: Context, filter: StatementFilter) {
  const { kinds, vendorId, from, to } = filter;
  return sql`account_id = ${accountIdOf(filter)} and kind <> 'tombstone'
    ${kinds ? sql`and kind in ${sql(kinds.length > 0 ? [...kinds] : [""])}` : sql``}
    ${vendorId ? sql`and vendor_id = ${vendorId}` : sql``}
    ${from ? sql`and at >= ${from.toISOString()}` : sql``}
    ${to ? sql`and at < ${to.toISOString()}` : sql``}`;
}
