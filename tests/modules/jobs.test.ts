import { expect, it } from "vitest";
import { scheduledJobs } from "#lib/jobs/jobs.ts";
import { readPlayerTotals } from "#lib/modules/ledger/index.ts";
import { findJobRuns } from "#lib/platform/jobs/job-runs.ts";
import { performJob } from "#lib/platform/jobs/perform-job.ts";
import { disbursed, expectBooksClean, playedMember, workerContext } from "#tests/support/fixtures/cashier.ts";

const afterAnHour = () => workerContext(new Date(Date.now() + 3_600_000));

it("HOUSE-JOBS every job runs by hand, twice in a row and twice in parallel", async () => {
  const person = await playedMember(50_000n);
  await disbursed(person, "300.00");
  for (const job of scheduledJobs) {
    await Promise.all([performJob(afterAnHour(), job), performJob(afterAnHour(), job)]);
    await performJob(afterAnHour(), job);
    const run = (await findJobRuns(workerContext().db)).get(job.name);
    expect(run, job.name).toMatchObject({ outcome: "done", failures: 0 });
  }
  await expectBooksClean();
});

it("HOUSE-JOBS the worker's projections contain deposits and withdrawals", async () => {
  const person = await playedMember(50_000n);
  await disbursed(person, "300.00");
  const hour = 3_600_000;
  const now = Date.now();
  const days = { from: new Date(now - hour * 2), to: new Date(now + hour * 2) };
  const foldAndRead = async () => {
    await scheduledJobs.find(({ name }) => name === "fold-transfers")?.run(workerContext());
    return readPlayerTotals(workerContext(), { playerId: person.playerId, currency: "PHP", ...days });
  };
  // An open transaction of another test anywhere in the cluster delays the fold until it ends.
  await expect.poll(foldAndRead).toMatchObject({
    deposits: 50_000n,
    withdrawals: 30_000n,
    stake: 50_000n,
  });
});
