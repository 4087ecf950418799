import type { Finding } from "#lib/modules/ledger/check/check-account.ts";
import type { Database } from "#lib/platform/database.ts";

export interface Hold {
  accountId: string;
  vendorId: string;
  /** External id of the hold. */
  externalId: string;
  /** Amount of the hold that is still held, minor units. */
  remaining: bigint;
}

/** Returns the external ids of those holds whose owner (a withdrawal in progress) still needs them. */
export type FindLiveHolds = (holds: readonly Hold[], db: Database) => Promise<ReadonlySet<string>>;

const pageSize = 1000;

/**
 * I7: yields accounts whose held purse is not the sum of their open holds, and holds that are overdrawn or have no live
 * owner.
 */
export async function* deadHolds(db: Database, findLiveHolds?: FindLiveHolds): AsyncGenerator<Finding> {
  const sums = await db.sql<{ accountId: string; message: string }[]>`
    with ${openHolds(db)}
    select a.id as "accountId", 'held is ' || a.held || ', open holds sum to ' || coalesce(sum(h.remaining), 0) as message
    from wallet_account a left join open_hold h on h."accountId" = a.id
    group by a.id, a.held having a.held <> coalesce(sum(h.remaining), 0)`;
  for (const { accountId, message } of sums) yield { invariant: "I7", accountId, message };
  let last: Pick<Hold, "accountId" | "externalId"> | undefined;
  for (;;) {
    const after = last ? db.sql`and ("accountId", "externalId") > (${last.accountId}, ${last.externalId})` : db.sql``;
    const page = await db.sql<Hold[]>`
      with ${openHolds(db)} select * from open_hold where remaining <> 0 ${after}
      order by "accountId", "externalId" limit ${pageSize}`;
    const live = await findLiveHolds?.(page, db);
    for (const { accountId, externalId, remaining } of page) {
      if (remaining < 0n)
        yield { invariant: "I7", accountId, message: `hold ${externalId} is overdrawn: ${remaining}` };
      else if (live && !live.has(externalId)) {
        yield { invariant: "I7", accountId, message: `hold ${externalId} of ${remaining} has no owner` };
      }
    }
    last = page.at(-1);
    if (!last || page.length < pageSize) return;
  }
}

function openHolds({ sql }: Database) {
  return sql`open_hold as (
    select account_id as "accountId", vendor_id as "vendorId",
      case kind when 'hold' then external_id else reference end as "externalId",
      sum(held_delta)::bigint as remaining
    from transfer where held_delta <> 0 group by 1, 2, 3)`;
}
