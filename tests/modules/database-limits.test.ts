import { expect, test } from "vitest";
import { database, poolForReads } from "#lib/platform/database.ts";
import { databaseLimits, type Purpose } from "#lib/platform/database-limits.ts";

const purposes: Purpose[] = ["acts", "reads", "readiness", "keys", "worker", "operator"];

test.each(purposes)("HOUSE-12 the connections for %s have their time-outs, and are its own", async (purpose) => {
  const { lockMs, statementMs, idleInTransactionMs, connections, client } = databaseLimits[purpose];
  const [row] = await database(purpose).sql`
    select current_user as role, current_setting('application_name') as name,
      (select array_agg(setting::int order by name) from pg_settings
        where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')) as limits`;
  expect(row).toEqual({
    role: "sinag_app",
    name: `sinag ${purpose}`,
    limits: [idleInTransactionMs, lockMs, statementMs],
  });
  expect(connections).toBeGreaterThan(0);
  // A server that is well ends a lock or a statement before its caller gives up.
  if (client) expect(Math.max(lockMs, statementMs)).toBeLessThanOrEqual(client.answerMs);
});

test("HOUSE-12 cached reads of acts use the connections for reads, and those of a transaction its own", async () => {
  expect(poolForReads(database("acts"))).toBe(database("reads"));
  expect(poolForReads(database("worker"))).toBe(database("worker"));
  await database("acts").begin(async (tx) => expect(poolForReads(tx)).toBe(tx));
});

test("HOUSE-12 all pools of two versions, a worker and a command fit into Postgres' usual 100 connections", () => {
  const sum = (...names: Purpose[]) => names.reduce((total, name) => total + databaseLimits[name].connections, 0);
  const web = sum("acts", "reads", "readiness", "keys") + 1;
  const worker = sum("worker", "keys") + 5;
  expect(2 * (web + worker) + sum("operator")).toBeLessThan(97);
});
