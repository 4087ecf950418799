import "server-only";
import { scheduledJobs } from "#lib/jobs/jobs.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { connectionOf, deadLetters, jobQueue } from "#lib/platform/jobs/job-queue.ts";
import { findJobRuns } from "#lib/platform/jobs/job-runs.ts";
import { transact } from "#lib/platform/transact.ts";

/** One dead letter by its id, or all failed work of a job by its name. */
export type RetryInput = { id: string } | { name: string };

/**
 * OPS-04: queues failed work again with all its retries: dead letters, or a scheduled job whose last run failed.
 * Returns the number of queued jobs.
 * @throws not-allowed: the actor is neither an operator nor the system
 * @throws not-found: none of it has failed
 * @throws service-unavailable: no worker has ever run
 */
export function retryJobs(context: Context, input: RetryInput): Promise<number> {
  requireOperatorOrSystem(context);
  if ("id" in input) return transact(context, (tx) => redrive(tx, `dead-letter:${input.id}`, { ids: [input.id] }));
  const { name } = input;
  return transact(context, (tx) =>
    scheduledJobs.some((job) => job.name === name)
      ? runSoon(tx, name)
      : redrive(tx, `job:${name}`, { sourceName: name }),
  );
}

/** Moves dead letters back to the queues they came from. */
async function redrive(
  tx: Context,
  subject: string,
  which: { ids: string[] } | { sourceName: string },
): Promise<number> {
  const queue = await jobQueue(tx.db);
  const filter = { ...which, db: connectionOf(tx.db) };
  const { destinations } = await queue.previewRedrive(deadLetters.name, filter);
  const queued = await queue.redrive(deadLetters.name, filter);
  if (queued === 0) throw new DomainError("not-found");
  const left = await queue.previewRedrive(deadLetters.name, filter);
  const dead = destinations.reduce((sum, { count }) => sum + count, 0);
  await recordAudit(tx, {
    action: "job-retried",
    subject,
    before: { dead, jobs: destinations.map(({ name }) => name) },
    after: { dead: left.total, queued },
  });
  return queued;
}

/** Queues one run, unless one is already queued. */
async function runSoon(tx: Context, name: string): Promise<number> {
  const run = (await findJobRuns(tx.db)).get(name);
  if (run?.outcome !== "failed") throw new DomainError("not-found");
  const queue = await jobQueue(tx.db);
  if (!(await queue.getQueue(name))) throw new DomainError("service-unavailable");
  await queue.send(name, null, { db: connectionOf(tx.db) });
  const { failures, lastError } = run;
  await recordAudit(tx, {
    action: "job-retried",
    subject: `job:${name}`,
    before: { failures, lastError },
    after: { queued: 1 },
  });
  return 1;
}
