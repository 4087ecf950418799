import "server-only";
import { eq, sql } from "drizzle-orm";
import { jobRun } from "#db/schema/jobs.ts";
import { redactedError } from "#lib/kernel/describe-error.ts";
import type { Database } from "#lib/platform/database.ts";
import type { JobCount } from "#lib/platform/jobs/define-job.ts";

export type JobRun = typeof jobRun.$inferSelect;

const longestMessage = 500;

export async function noteStart({ orm }: Database, job: string, startedAt: Date): Promise<void> {
  const begun = { startedAt, endedAt: null, outcome: null, count: null };
  await orm
    .insert(jobRun)
    .values({ job, ...begun })
    .onConflictDoUpdate({ target: jobRun.job, set: begun });
}

/** Resets the failure count; the last error and its time stay. */
export async function noteDone({ orm }: Database, job: string, endedAt: Date, count: JobCount): Promise<void> {
  const set = { endedAt, outcome: "done", count: count ?? null, failures: 0 } as const;
  await orm.update(jobRun).set(set).where(eq(jobRun.job, job));
}

export async function noteFailure({ orm }: Database, job: string, failedAt: Date, error: unknown): Promise<void> {
  const lastError = redactedError(error).message.slice(0, longestMessage);
  const failures = sql<number>`${jobRun.failures} + 1`;
  const set = { endedAt: failedAt, outcome: "failed", count: null, failures, failedAt, lastError } as const;
  await orm.update(jobRun).set(set).where(eq(jobRun.job, job));
}

export async function findJobRuns({ orm }: Database): Promise<Map<string, JobRun>> {
  const rows = await orm.select().from(jobRun);
  return new Map(rows.map((row) => [row.job, row]));
}
