import { type AccountKey, accountIdOf } from "#lib/modules/ledger/account.ts";
import type { Context } from "#lib/platform/context.ts";

/** How far an account was counted, minor units: `remaining` of `required` stake is still to be made. */
export interface Turnover {
  seq: bigint;
  required: bigint;
  remaining: bigint;
}

/**
 * How many times over money of each kind has to be staked; a promotion that was credited with a multiple of its own keeps
 * that one. Other money that comes in asks for nothing.
 */
export interface TurnoverMultiples {
  deposit: bigint;
  promo: bigint;
}

/**
 * Stake that deposits and promotions ask for: each adds its multiple of the cash it brought, every stake takes off (a
 * rollback gives back), and what is over does not carry into what comes next. That is the largest sum from some row to
 * the end; rows before it no longer matter, which is why counting goes on from `known`. A stake that is given back after
 * its deposit was met asks again: `required` is never less than what remains.
 */
export async function readTurnover(
  { db }: Context,
  {
    multiples,
    known = { seq: 0n, required: 0n, remaining: 0n },
    ...key
  }: AccountKey & { multiples: TurnoverMultiples; known?: Turnover },
): Promise<Turnover> {
  const accountId = accountIdOf(key);
  const [row] = await db.sql<{ seq: bigint; remaining: bigint; required: bigint }[]>`
    with counted as (
      select ${known.seq}::bigint as seq, ${known.remaining}::bigint as change, ${known.required}::bigint as due
      union all
      select seq, coalesce(asked.due, cash_delta + bonus_delta), coalesce(asked.due, 0)
      from transfer cross join lateral (select cash_delta * case kind
        when 'deposit' then ${multiples.deposit}::bigint
        when 'promo' then coalesce((select multiple from turnover_multiple as own
          where own.account_id = transfer.account_id and own.seq = transfer.seq), ${multiples.promo}::bigint)
        end as due) as asked
      where account_id = ${accountId} and seq > ${known.seq}
        and (kind = 'deposit' or kind = 'promo' or kind = 'stake' or kind = 'rollback')),
    open as (
      select seq, sum(change) over later as remaining, sum(due) over later as required
      from counted window later as (order by seq desc))
    select coalesce((select seq from wallet_account where id = ${accountId}), 0) as seq,
      remaining::bigint as remaining, greatest(required, remaining)::bigint as required
    from open order by remaining desc, seq desc limit 1`;
  if (!row) throw new Error("turnover without a row");
  return row.remaining > 0n ? row : { seq: row.seq, required: 0n, remaining: 0n };
}
