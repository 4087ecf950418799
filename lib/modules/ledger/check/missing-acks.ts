import type { Finding } from "#lib/modules/ledger/check/check-account.ts";
import type { Database } from "#lib/platform/database.ts";

const batchSize = 1000;

/** I5: yields every line `vendorId externalId accountId` of the journal that has no row. */
export async function* missingAcks(db: Database, lines: AsyncIterable<string>): AsyncGenerator<Finding> {
  let batch: string[][] = [];
  for await (const line of lines) {
    if (line.trim() === "") continue;
    batch.push(line.trim().split(/\s+/));
    if (batch.length < batchSize) continue;
    yield* missing(db, batch);
    batch = [];
  }
  yield* missing(db, batch);
}

async function* missing({ sql }: Database, batch: string[][]): AsyncGenerator<Finding> {
  const malformed = batch.find((fields) => fields.length !== 3);
  if (malformed) throw new Error(`not a line of the journal: ${malformed.join(" ")}`);
  const columns = [0, 1, 2].map((index) => batch.map((fields) => fields[index] ?? ""));
  const [vendors = [], externals = [], accounts = []] = columns;
  const rows = await sql<{ accountId: string; vendorId: string; externalId: string }[]>`
    select account_id as "accountId", vendor_id as "vendorId", external_id as "externalId"
    from unnest(${vendors}::text[], ${externals}::text[], ${accounts}::uuid[]) as ack (vendor_id, external_id, account_id)
    where not exists (select from transfer t where t.account_id = ack.account_id
      and t.vendor_id = ack.vendor_id and t.external_id = ack.external_id)`;
  for (const { accountId, vendorId, externalId } of rows) {
    yield { invariant: "I5", accountId, message: `acknowledged but missing: ${vendorId} ${externalId}` };
  }
}
