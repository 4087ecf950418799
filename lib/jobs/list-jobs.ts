import "server-only";
import * as z from "zod";
import { scheduledJobs } from "#lib/jobs/jobs.ts";
import { subscriptions } from "#lib/jobs/subscriptions.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import type { Context } from "#lib/platform/context.ts";
import { envelope } from "#lib/platform/events/define-event.ts";
import { connectionOf, deadLetters, jobQueue, outbox } from "#lib/platform/jobs/job-queue.ts";
import { findJobRuns, type JobRun } from "#lib/platform/jobs/job-runs.ts";

/** Maximum number of dead letters in the list, oldest first. */
const shownDead = 100;

export interface JobState {
  name: string;
  /** Cron fields in UTC, `every N s`, or `on EVENT`. */
  schedule: string;
  /** Null for handlers of events. */
  nextRunAt: Date | null;
  lastRun: JobRun | undefined;
}

/** An event whose handler failed on every retry. */
export interface DeadLetter {
  id: string;
  job: string;
  event: string;
  eventId: string;
  failedAt: Date;
  error: string;
}

export interface JobList {
  jobs: JobState[];
  dead: DeadLetter[];
  deadCount: number;
}

/**
 * OPS-04: returns every job and handler with its last and next run, and the dead letters.
 * @throws not-allowed: the actor is neither an operator nor the system
 */
export async function listJobs(context: Context): Promise<JobList> {
  requireOperatorOrSystem(context);
  const queue = await jobQueue(context.db);
  const runs = await findJobRuns(context.db);
  const now = context.clock.now();
  const scheduled = scheduledJobs.map(({ name, every }): JobState => {
    const lastRun = runs.get(name);
    if (typeof every === "number") {
      const dueAt = (lastRun?.startedAt.getTime() ?? 0) + every * 1000;
      return { name, schedule: `every ${every} s`, nextRunAt: new Date(Math.max(now.getTime(), dueAt)), lastRun };
    }
    const [nextRunAt = null] = queue.previewSchedule(every, { tz: "UTC", from: now, count: 1 });
    return { name, schedule: every, nextRunAt, lastRun };
  });
  const onEvents = [
    { name: outbox.name, schedule: "on every event" },
    ...subscriptions.map(({ event, job: { name } }) => ({ name, schedule: `on ${event}` })),
  ].map((job): JobState => ({ ...job, nextRunAt: null, lastRun: runs.get(job.name) }));
  const { total: deadCount } = await queue.previewRedrive(deadLetters.name, { db: connectionOf(context.db) });
  return { jobs: [...scheduled, ...onEvents], dead: await listDead(context), deadCount };
}

const failure = z.object({ message: z.string() });

async function listDead({ db }: Context): Promise<DeadLetter[]> {
  const queue = await jobQueue(db);
  const rows = await queue.findJobs(deadLetters.name, { queued: true, limit: shownDead, db: connectionOf(db) });
  return rows.map(({ id, data, sourceName, sourceOutput, createdOn }) => {
    const { event = "", id: eventId = "" } = envelope.safeParse(data).data ?? {};
    const error = failure.safeParse(sourceOutput).data?.message ?? "";
    return { id, job: sourceName ?? "", event, eventId, failedAt: new Date(createdOn), error };
  });
}
