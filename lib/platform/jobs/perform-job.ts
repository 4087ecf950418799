import "server-only";
import type { Context } from "#lib/platform/context.ts";
import { databaseClock } from "#lib/platform/database-clock.ts";
import type { Job, JobCount } from "#lib/platform/jobs/define-job.ts";
import { noteDone, noteFailure, noteStart } from "#lib/platform/jobs/job-runs.ts";

/**
 * Runs a job once and records its outcome (OPS-04). The job gets the database's time: what ends by time must not end
 * early because one machine's clock is ahead. Throws the error of the run, or one when it exceeds its time limit.
 */
export async function performJob(context: Context, job: Job, wire?: unknown): Promise<JobCount> {
  const { db, log } = context;
  const clock = await databaseClock(db);
  await noteStart(db, job.name, clock.now());
  try {
    const count = await withinLimit(job, job.run({ ...context, clock }, wire));
    await noteDone(db, job.name, clock.now(), count);
    if (count) log.info({ job: job.name, count }, "job done");
    return count;
  } catch (error) {
    log.error({ err: error, job: job.name }, "job failed");
    await noteFailure(db, job.name, clock.now(), error);
    throw error;
  }
}

async function withinLimit({ timeLimitSeconds }: Job, run: Promise<JobCount>): Promise<JobCount> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLong = () => reject(new Error(`took longer than ${timeLimitSeconds} s`));
    timer = setTimeout(tooLong, timeLimitSeconds * 1000);
  });
  try {
    return await Promise.race([run, late]);
  } finally {
    clearTimeout(timer);
  }
}
