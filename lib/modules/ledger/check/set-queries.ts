import type { Invariant } from "#lib/modules/ledger/check/check-account.ts";

/**
 * Rules about sets of rows, run by the database, which sorts on disk when needed. Every row that a query returns is a
 * violation.
 */
export const setQueries: readonly { invariant: Invariant; text: string }[] = [
  {
    invariant: "I1",
    text: `select account_id, seq, 'the entries sum to ' || sum(amount) as message
      from ledger_entry group by account_id, seq having sum(amount) <> 0`,
  },
  {
    invariant: "I2",
    text: `select id as account_id, seq, 'a balance without a row of history' as message from wallet_account a
      where (cash, bonus, held, seq) <> (0, 0, 0, 0) and not exists (select from transfer where account_id = a.id)`,
  },
  {
    invariant: "I3",
    text: `select account_id, max(seq) as seq, vendor_id || ' ' || external_id || ' is there ' || count(*) || ' times' as message
      from transfer group by account_id, vendor_id, external_id having count(*) > 1`,
  },
  {
    invariant: "I3",
    text: `select r.account_id, null::bigint as seq, 'claimed without a movement: ' || r.vendor_id || ' ' || r.external_id as message
      from external_ref r where not exists (select from transfer t
        where t.account_id = r.account_id and t.vendor_id = r.vendor_id and t.external_id = r.external_id)`,
  },
  {
    invariant: "I6",
    text: `select account_id, max(seq) as seq, vendor_id || ' ' || settles || ' ended ' || count(*) || ' times' as message
      from transfer where settles is not null group by account_id, vendor_id, settles having count(*) > 1`,
  },
  {
    invariant: "I6",
    text: `select e.account_id, e.seq, case when s.seq is null then 'ends a stake that is not there: '
        else 'gives back another amount than the stake: ' end || e.settles as message
      from transfer e left join transfer s on s.account_id = e.account_id and s.vendor_id = e.vendor_id
        and s.external_id = e.settles and s.kind in ('stake', 'tombstone')
      where e.settles is not null and (s.seq is null or e.kind = 'rollback'
        and (e.cash_delta, e.bonus_delta) <> (-s.cash_delta, -s.bonus_delta))`,
  },
  {
    invariant: "projection",
    text: `with position as (select position from projection_cursor where name = 'house-balance'
        and cluster = (select system_identifier::text from pg_control_system())),
      truth as (select a.site, a.currency, t.counter_account, -sum(cash_delta + bonus_delta + held_delta) as balance
        from position p join transfer t on t.xid < p.position join wallet_account a on a.id = t.account_id
        where counter_account <> 'player:held' group by 1, 2, 3)
      select null::uuid as account_id, null::bigint as seq, counter_account || ' ' || currency || ': the projection says '
        || coalesce(h.balance, 0) || ', history ' || coalesce(t.balance, 0) as message
      from truth t full join house_balance h using (site, currency, counter_account)
      where exists (select from position) and coalesce(h.balance, 0) <> coalesce(t.balance, 0)`,
  },
];
