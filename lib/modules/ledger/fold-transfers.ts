import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { type Projection, projections } from "#lib/modules/ledger/projections.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/** Approximate rows per transaction; a fold that dies repeats one batch. */
const batchSize = 20_000;

/**
 * Folds all rows up to the oldest open transaction of any database in the cluster into every projection. Returns the
 * xid below which all projections are complete. Safe to run from several workers at once. For operators and the system.
 *
 * @throws not-allowed: for anyone else
 */
export async function foldTransfers(context: Context): Promise<bigint> {
  requireOperatorOrSystem(context);
  let lowest: bigint | undefined;
  for (const projection of projections) {
    let step: Step;
    do step = await transact(context, (inTransaction) => foldBatch(inTransaction, projection));
    while (step.more);
    // Each fold ends at a later horizon than the one before.
    lowest ??= step.position;
  }
  return lowest ?? 0n;
}

interface Step {
  position: bigint;
  more: boolean;
}

/** Locks the cursor's row, so that other workers wait until position and projection are committed together. */
async function foldBatch({ db }: Context, { name, fold, reset }: Projection): Promise<Step> {
  await db.sql`insert into projection_cursor (name, position, cluster)
    select ${name}, '0', system_identifier::text from pg_control_system() on conflict do nothing`;
  const [cursor] = await db.sql<{ position: string; here: boolean }[]>`
    select position, cluster = (select system_identifier::text from pg_control_system()) as here
    from projection_cursor where name = ${name} for update`;
  if (!cursor) throw new Error(`projection ${name} has no cursor`);
  if (!cursor.here) await db.sql.unsafe(reset);
  const start = cursor.here ? cursor.position : "0";
  const [target] = await db.sql<{ horizon: string; bound: string | null }[]>`
    with now as (select pg_snapshot_xmin(pg_current_snapshot()) as horizon)
    select horizon, (select xid from transfer where xid >= ${start}::xid8 and xid < horizon
      order by xid offset ${batchSize} limit 1) as bound
    from now`;
  if (!target) throw new Error("no snapshot");
  // Rows of one transaction stay together: a bound equal to the start would read none of them.
  const end = target.bound === null || target.bound === start ? target.horizon : target.bound;
  await db.sql.unsafe(fold, [start, end], { prepare: true });
  await db.sql`update projection_cursor set position = ${end},
    cluster = (select system_identifier::text from pg_control_system()) where name = ${name}`;
  return { position: BigInt(end), more: end !== target.horizon };
}
