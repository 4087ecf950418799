import "server-only";
import type { Context } from "#lib/platform/context.ts";
import type { Job, JobCount } from "#lib/platform/jobs/define-job.ts";
import { noteDone, noteFailure, noteStart } from "#lib/platform/jobs/job-runs.ts";

/** Runs a job once and records its outcome (OPS-04). Throws the error of the run, or one when it exceeds its time limit. */
export async function performJob(context: Context, job: Job, wire?: unknown): Promise<JobCount> {
  const { clock, db, log } = context;
  await noteStart(db, job.name, clock.now());
  try {
    const count = await withinLimit(job, job.run(context, wire));
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
