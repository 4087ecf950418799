import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { listJobs } from "#lib/jobs/list-jobs.ts";
import { startWorker } from "#lib/jobs/worker.ts";
import { defineJob } from "#lib/platform/jobs/define-job.ts";
import { findJobRuns } from "#lib/platform/jobs/job-runs.ts";
import { operatorContext, workerContext } from "#tests/support/fixtures/cashier.ts";

const secret = "TXpaymentAddress9";
const failing = defineJob({
  name: "fold-jackpots",
  every: 1,
  retries: 0,
  run: async ({ db }) => {
    await db.orm.execute(sql`select ${secret}::uuid`);
    return 0;
  },
});

let stop: (() => Promise<void>) | undefined;
afterAll(async () => stop?.());

it("SEC-LOG what is stored of a failed job has no parameter of its statement", async () => {
  const { db } = workerContext();
  const stored = async () =>
    (await db.sql`select output::text as output from pgboss.job where output is not null`)[0]?.output;
  stop = await startWorker([failing], []);
  await expect.poll(stored, { timeout: 60_000, interval: 200 }).toContain("invalid input syntax");
  expect(await stored()).not.toContain(secret);
  const run = (await findJobRuns(db)).get(failing.name);
  expect(run?.lastError).toBe("Failed query: select $1::uuid (PostgresError: invalid input syntax for type uuid)");
  expect(JSON.stringify(await listJobs(operatorContext()))).not.toContain(secret);
});
