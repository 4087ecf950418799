import { expect, it } from "vitest";
import { databaseClock } from "#lib/platform/database-clock.ts";
import { defineJob } from "#lib/platform/jobs/define-job.ts";
import { performJob } from "#lib/platform/jobs/perform-job.ts";
import { rowByRow } from "#lib/platform/jobs/row-by-row.ts";
import { workerContext } from "#tests/support/fixtures/cashier.ts";

it("HOUSE-JOBS more failing rows than one query lists do not hold back the row behind them", async () => {
  const due = new Set(Array.from({ length: 1_001 }, (_, id) => id));
  const handled = rowByRow(workerContext(), {
    list: async (skip, limit) => [...due].slice(skip, skip + limit).map((id) => ({ id })),
    handle: async (_, { id }) => {
      if (id < 1_000) throw new Error("broken row");
      return due.delete(id);
    },
  });
  await expect(handled).rejects.toThrow("1000 rows failed, 1 row handled");
  expect(due.has(1_000)).toBe(false);
});

it("HOUSE-JOBS a job gets the database's time on a machine whose clock is a day ahead", async () => {
  const ahead = workerContext(new Date(Date.now() + 86_400_000));
  const now = (await databaseClock(ahead.db)).now().getTime();
  let seen = 0;
  const job = defineJob({
    name: "read-time",
    every: 60,
    run: async ({ clock }) => {
      seen = clock.now().getTime();
      return 0;
    },
  });
  await performJob(ahead, job);
  expect(Math.abs(seen - now)).toBeLessThan(60_000);
});
