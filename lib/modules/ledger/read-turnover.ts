import { type AccountKey, accountIdOf } from "#lib/modules/ledger/account.ts";
import type { Context } from "#lib/platform/context.ts";

/** How far an account was counted, minor units: `remaining` of `required` stake is still to be made. */
export interface Turnover {
  seq: bigint;
  required: bigint;
  remaining: bigint;
}

/**
 * Stake that deposits ask for: every deposit adds `multiple` times itself, every stake takes off (a rollback gives back),
 * and what is over does not carry into the next deposit. That is the largest sum from some row to the end; rows before
 * it no longer matter, which is why counting goes on from `known`.
 */
export async function readTurnover(
  { db }: Context,
  {
    multiple,
    known = { seq: 0n, required: 0n, remaining: 0n },
    ...key
  }: AccountKey & { multiple: bigint; known?: Turnover },
): Promise<Turnover> {
  const accountId = accountIdOf(key);
  const [row] = await db.sql<{ seq: bigint; remaining: bigint; required: bigint }[]>`
    with counted as (
      select ${known.seq}::bigint as seq, ${known.remaining}::bigint as change, ${known.required}::bigint as due
      union all
      select seq, case kind when 'deposit' then cash_delta * ${multiple}::bigint else cash_delta + bonus_delta end,
        case kind when 'deposit' then cash_delta * ${multiple}::bigint else 0 end
      from transfer where account_id = ${accountId} and seq > ${known.seq}
        and (kind = 'deposit' or kind = 'stake' or kind = 'rollback')),
    open as (
      select seq, sum(change) over later as remaining, sum(due) over later as required
      from counted window later as (order by seq desc))
    select coalesce((select seq from wallet_account where id = ${accountId}), 0) as seq,
      remaining::bigint as remaining, required::bigint as required
    from open order by remaining desc, seq desc limit 1`;
  if (!row) throw new Error("turnover without a row");
  return row.remaining > 0n ? row : { seq: row.seq, required: 0n, remaining: 0n };
}
