import { type AccountKey, accountIdOf } from "#lib/modules/ledger/account.ts";
import type { Context } from "#lib/platform/context.ts";

/** Turnover counted so far, minor units: `remaining` of the `required` stake is still to be made. */
export interface Turnover {
  seq: bigint;
  required: bigint;
  remaining: bigint;
}

/**
 * Turnover requirement per kind of money, as a multiple; a promotion that was credited with its own multiple keeps it.
 * Other incoming money has no requirement.
 */
export interface TurnoverMultiples {
  deposit: bigint;
  promo: bigint;
}

/**
 * Counts the turnover requirement of deposits and promotions. Each adds its multiple of the cash it brought; every
 * stake subtracts (a rollback adds back), and excess stake does not carry over to later money. The result is the
 * largest sum from some row to the end. Rows before that row no longer matter, so counting continues from `known`. A
 * stake that is returned after its deposit was met counts again: `required` is never less than what remains.
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
