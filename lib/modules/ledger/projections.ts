/**
 * A projection that the worker folds from `transfer`. `fold` reads rows with `$1 <= xid < $2`; it only adds, so the
 * order of rows within a batch is irrelevant. `reset` empties the projection before a rebuild.
 */
export interface Projection {
  name: string;
  fold: string;
  reset: string;
}

const batch =
  "select t.*, a.site, a.currency, a.player_id from transfer t join wallet_account a on a.id = t.account_id where t.xid >= $1::xid8 and t.xid < $2::xid8";

const houseBalance: Projection = {
  name: "house-balance",
  reset: "delete from house_balance",
  fold: `with batch as (${batch})
insert into house_balance as h (site, currency, counter_account, balance)
select site, currency, counter_account, -sum(cash_delta + bonus_delta + held_delta) from batch
where counter_account <> 'player:held' group by 1, 2, 3
on conflict (site, currency, counter_account) do update set balance = h.balance + excluded.balance`,
};

/** A rollback subtracts its stake in the hour in which it happens, as a returned payout subtracts its withdrawal. */
const columns = {
  stakes: "count(*) filter (where kind = 'stake') - count(*) filter (where kind = 'rollback')",
  stake: "coalesce(-sum(cash_delta + bonus_delta) filter (where kind in ('stake', 'rollback')), 0)",
  win: "coalesce(sum(cash_delta + bonus_delta) filter (where kind in ('win', 'jackpot')), 0)",
  deposits: "coalesce(sum(cash_delta + bonus_delta) filter (where kind = 'deposit'), 0)",
  withdrawals: "coalesce(-sum(cash_delta + held_delta) filter (where kind in ('payout', 'payout-return')), 0)",
  promos: "coalesce(sum(cash_delta + bonus_delta) filter (where kind = 'promo'), 0)",
  fees: "coalesce(-sum(cash_delta + held_delta) filter (where kind = 'fee'), 0)",
};
const names = Object.keys(columns);

const playerHour: Projection = {
  name: "player-hour",
  reset: "delete from player_hour",
  fold: `with batch as (${batch})
insert into player_hour as p (account_id, hour, player_id, currency, ${names.join(", ")})
select account_id, date_trunc('hour', at, 'UTC'), player_id, currency, ${Object.values(columns).join(", ")}
from batch where kind not in ('hold', 'release', 'tombstone') group by 1, 2, 3, 4
on conflict (account_id, hour) do update set ${names.map((name) => `${name} = p.${name} + excluded.${name}`).join(", ")}`,
};

export const projections: readonly Projection[] = [houseBalance, playerHour];
