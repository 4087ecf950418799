import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { checkLedger } from "#lib/modules/ledger/index.ts";
import { applicationRole, openDatabase } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { accountHistory } from "#tests/support/ledger/burst.ts";
import { ledgerContext } from "#tests/support/ledger/ledger.ts";

const calls = Number(process.env.MODEL_CALLS ?? 100_000);
const seed = Number(process.env.MODEL_SEED ?? 20_261_127);
const connections = 12;
const lanes = 8;

const db = openDatabase({
  url: env().DATABASE_URL,
  role: applicationRole,
  maxConnections: connections,
  applicationName: "model",
});
afterAll(() => db.close());

it("WALLET-04 CASH-01 100,000 calls with duplicates, reordering and lost replies behave as the simple model", {
  timeout: 600_000,
}, async () => {
  let made = 0;
  const journal: string[] = [];
  const lane = async (number: number) => {
    for (let round = 0; made < calls; round++) {
      await fc.assert(
        accountHistory(ledgerContext(db), () => made++, journal),
        {
          seed: seed + number * 1_000_003 + round,
          numRuns: 20,
          interruptAfterTimeLimit: 300_000,
          markInterruptAsFailure: false,
        },
      );
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  const seconds = (performance.now() - started) / 1000;
  const [open] = await db.sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where application_name = 'model'`;
  expect(open?.count).toBeGreaterThanOrEqual(8);
  expect(made).toBeGreaterThanOrEqual(calls);
  async function* acks() {
    yield* journal;
  }
  const report = await checkLedger(ledgerContext(db), { acks: acks() });
  console.log(
    `${made} calls in ${seconds.toFixed(0)} s over ${open?.count} connections, ${report.transfers} rows on ${report.accounts} accounts`,
  );
  expect(report.findings).toEqual([]);
});
