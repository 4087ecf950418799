import { type AccountKey, accountIdOf } from "#lib/modules/ledger/account.ts";
import type { TransferKind } from "#lib/modules/ledger/movements.ts";
import type { Context } from "#lib/platform/context.ts";

export interface StatementInput extends AccountKey {
  /** Rows older than this number: the last `seq` of the page before. */
  before?: bigint;
  kinds?: readonly TransferKind[];
  vendorId?: string;
  from?: Date;
  /** Exclusive. */
  to?: Date;
  limit: number;
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

export interface Statement {
  rows: StatementRow[];
  /** Give it as `before` for the next page; null at the end. */
  next: bigint | null;
  /**
   * Over the whole filter, not the page, all positive. `in` and `out` are what came to and left the player; `balanceIn`
   * and `balanceOut` are what the balance rose and fell by, which a hold does and the payout of it no longer does.
   */
  totals: { count: number; in: bigint; out: bigint; balanceIn: bigint; balanceOut: bigint };
}

/** A player's own movements, newest first, current at once. Tombstones moved nothing and are left out. */
export async function readStatement({ db: { sql } }: Context, input: StatementInput): Promise<Statement> {
  const { before, kinds, vendorId, from, to, limit } = input;
  const filter = sql`account_id = ${accountIdOf(input)} and kind <> 'tombstone'
    ${kinds ? sql`and kind in ${sql(kinds.length > 0 ? [...kinds] : [""])}` : sql``}
    ${vendorId ? sql`and vendor_id = ${vendorId}` : sql``}
    ${from ? sql`and at >= ${from.toISOString()}` : sql``}
    ${to ? sql`and at < ${to.toISOString()}` : sql``}`;
  const rows = await sql<(Omit<StatementRow, "at"> & { at: string })[]>`
    select seq, vendor_id as "vendorId", external_id as "externalId", counter_account as "counterAccount", kind,
      round_id as "roundId", cash_delta as "cashDelta", bonus_delta as "bonusDelta", held_delta as "heldDelta",
      cash_after as "cashAfter", bonus_after as "bonusAfter", held_after as "heldAfter", reference, at
    from transfer where ${filter} ${before === undefined ? sql`` : sql`and seq < ${before}`}
    order by seq desc limit ${limit + 1}`;
  const [totals] = await sql<Statement["totals"][]>`
    select count(*)::int as count,
      coalesce(sum(change) filter (where change > 0), 0)::bigint as in,
      coalesce(-sum(change) filter (where change < 0), 0)::bigint as out,
      coalesce(sum(spendable) filter (where spendable > 0), 0)::bigint as "balanceIn",
      coalesce(-sum(spendable) filter (where spendable < 0), 0)::bigint as "balanceOut"
    from transfer cross join lateral (
      select cash_delta + bonus_delta + held_delta as change, cash_delta + bonus_delta as spendable) as c where ${filter}`;
  const page = rows.slice(0, limit).map((row) => ({ ...row, at: new Date(row.at) }));
  return {
    rows: page,
    next: rows.length > limit ? (page.at(-1)?.seq ?? null) : null,
    totals: totals ?? { count: 0, in: 0n, out: 0n, balanceIn: 0n, balanceOut: 0n },
  };
}
