import "server-only";
import { scheduledJobs } from "#lib/jobs/jobs.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import type { Context } from "#lib/platform/context.ts";
import type { JobCount } from "#lib/platform/jobs/define-job.ts";
import { findJobRuns, type JobRun } from "#lib/platform/jobs/job-runs.ts";
import { performJob } from "#lib/platform/jobs/perform-job.ts";

/**
 * OPS-04: runs a scheduled job now, in this process. Throws the job's own error.
 * @throws not-allowed: the actor is neither an operator nor the system
 * @throws not-found: no scheduled job has that name (handlers run only for events)
 */
export async function runJobByHand(context: Context, name: string): Promise<JobCount> {
  requireOperatorOrSystem(context);
  const job = scheduledJobs.find((one) => one.name === name);
  if (!job) throw new DomainError("not-found");
  const before = await readRun(context, name);
  try {
    return await performJob(context, job);
  } finally {
    await recordAudit(context, {
      action: "job-run",
      subject: `job:${name}`,
      before,
      after: await readRun(context, name),
    });
  }
}

async function readRun({ db }: Context, name: string): Promise<JobRun | null> {
  return (await findJobRuns(db)).get(name) ?? null;
}
