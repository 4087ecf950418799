import assert from "node:assert/strict";
import { appendFileSync, copyFileSync } from "node:fs";
import { applicationRole, openDatabase } from "#lib/platform/database.ts";
import type { FaultRun } from "#tests/faults/fault-run.ts";
import { startLedgerLoad } from "#tests/faults/ledger-load.ts";
import { ledgerContext } from "#tests/support/ledger/context.ts";
import { until } from "../../scripts/services/process.mjs";

const connections = 12;
const movementsBetweenFaults = 300;
const recoveryLimitMs = 30_000;

/** Tests the ledger alone: moves money through its functions while the database is killed repeatedly. */
export async function ledgerFaults({ stack, journal, report, test, short }: FaultRun): Promise<void> {
  const url = stack.product.environment.DATABASE_URL ?? "";
  const db = openDatabase({ url, role: applicationRole, maxConnections: connections, applicationName: "faults" });
  const load = startLedgerLoad(ledgerContext(db), journal, connections);
  const faults = [
    { what: "one backend", inflict: () => stack.killPostgresBackend() },
    { what: "the whole server", inflict: () => stack.killPostgres().then(stack.startPostgres) },
  ];
  for (let round = 0; round < (short ? 1 : 4); round++) {
    for (const { what, inflict } of faults) {
      const goal = load.acknowledged() + movementsBetweenFaults;
      await until(() => load.acknowledged() >= goal, recoveryLimitMs);
      const before = load.acknowledged();
      await inflict();
      const during = load.acknowledged();
      const recovered = await until(() => load.acknowledged() > during + connections, recoveryLimitMs);
      report(`kill -9 of ${what} of Postgres after ${before} movements`);
      if (!recovered) throw new Error(`no movement was acknowledged after kill -9 of ${what}`);
    }
  }
  await test("WALLET-06 every movement meets a response or a lost connection, and nothing else", () => load.stop());
  report(`${load.acknowledged()} movements acknowledged, ${load.retried()} calls repeated`);

  await test("I5 the faults lose replies, so their acts are retried", () => {
    assert.ok(load.retried() > 0);
  });
  await test("WALLET-06 balances, holds and histories are exactly the acknowledged ones", async () => {
    assert.deepEqual(await load.differences(), []);
  });
  await expectLedgerClean({ stack, journal, test }, "after kill -9 of Postgres");
  await test("I5 the checker reports an acknowledged movement that is missing", async () => {
    const planted = `${journal.file}.planted`;
    copyFileSync(journal.file, planted);
    appendFileSync(planted, `faults never-happened ${crypto.randomUUID()}\n`);
    const { code, output } = await stack.ops("ledger", "check", "--acks", planted);
    assert.equal(code, 1);
    assert.match(output, /I5.*never-happened/);
  });
  await db.close();
}

/** Checks I1 to I7 and the hash chain by the operator's command, I5 against everything acknowledged so far. */
export async function expectLedgerClean(
  { stack, journal, test }: Pick<FaultRun, "stack" | "journal" | "test">,
  when: string,
): Promise<void> {
  await test(`I5 ${journal.lines()} acknowledged movements are present and the books are clean, ${when}`, async () => {
    const { code, output } = await stack.ops("ledger", "check", "--acks", journal.file);
    assert.equal(code, 0, output);
    assert.doesNotMatch(output, /I5/, output);
  });
}
