import "server-only";
import { PgBoss, type QueueOptions } from "pg-boss";
import { forwardingJob } from "#lib/jobs/forward-events.ts";
import { scheduledJobs } from "#lib/jobs/jobs.ts";
import { subscriptions } from "#lib/jobs/subscriptions.ts";
import { systemClock } from "#lib/kernel/clock.ts";
import { redactedError } from "#lib/kernel/describe-error.ts";
import { updatesSent } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import { applicationRole, database } from "#lib/platform/database.ts";
import { databaseLimits, serverLimits } from "#lib/platform/database-limits.ts";
import { env } from "#lib/platform/env.ts";
import type { Handler } from "#lib/platform/events/define-handler.ts";
import type { Job, QueuedJob, ScheduledJob } from "#lib/platform/jobs/define-job.ts";
import { deadLetters, jobSchema, retryPolicy } from "#lib/platform/jobs/job-queue.ts";
import { performJob } from "#lib/platform/jobs/perform-job.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { log } from "#lib/platform/log.ts";

/** How long running jobs may take to finish at shutdown. */
const drainMs = 10_000;
/** A job whose worker died is retried this long after its time limit. */
const graceSeconds = 15;
const daySeconds = 86_400;

/** Starts all schedules and handlers. Returns a function that stops them and lets running jobs finish. */
export async function startWorker(
  jobs: readonly ScheduledJob[] = scheduledJobs,
  handlers: readonly Handler[] = subscriptions,
): Promise<() => Promise<void>> {
  const boss = openQueue();
  await boss.start();
  await makeQueue(boss, deadLetters.name, { retentionSeconds: deadLetters.retentionSeconds });
  for (const { job } of handlers) await workQueued(boss, job);
  // Last: this job sends to the queues of the handlers, which must exist.
  await workQueued(boss, forwardingJob(handlers));
  const timers: NodeJS.Timeout[] = [];
  for (const job of jobs) timers.push(...(await workScheduled(boss, job)));
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await boss.stop({ graceful: true, timeout: drainMs });
    await updatesSent();
  };
}

function openQueue(): PgBoss {
  const { DATABASE_URL, DATABASE_APP_URL } = env();
  const boss = new PgBoss({
    connectionString: DATABASE_APP_URL ?? DATABASE_URL,
    options: startOptions({
      ...serverLimits(databaseLimits.worker),
      ...(!DATABASE_APP_URL && { role: applicationRole }),
    }),
    application_name: "sinag-worker",
    schema: jobSchema,
    // The migrations create the schema, which belongs to the application role.
    createSchema: false,
    max: 4,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  return boss;
}

function startOptions(settings: Record<string, string | number>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

/** Creates a queue, or updates the settings of an existing one. */
async function makeQueue(boss: PgBoss, name: string, settings: QueueSettings): Promise<void> {
  const { policy = "standard", ...changeable } = settings;
  await boss.createQueue(name, { ...changeable, policy });
  await boss.updateQueue(name, changeable);
}

type QueueSettings = QueueOptions & { policy?: "standard" | "short"; deadLetter?: string };

async function workQueued(boss: PgBoss, job: QueuedJob): Promise<void> {
  const { name, retries: retryLimit, retryDelaySeconds: retryDelay, timeLimitSeconds } = job;
  const expireInSeconds = timeLimitSeconds + graceSeconds;
  await makeQueue(boss, name, { ...retryPolicy, retryLimit, retryDelay, expireInSeconds });
  await boss.work(name, { pollingIntervalSeconds: 1 }, async ([queued]) => {
    await performQueued(job, queued?.data);
  });
}

/** Policy `short`: at most one run waits in the queue, however many workers send one. */
async function workScheduled(boss: PgBoss, job: ScheduledJob): Promise<NodeJS.Timeout[]> {
  const { name, every, retries: retryLimit, timeLimitSeconds } = job;
  const expireInSeconds = timeLimitSeconds + graceSeconds;
  const settings = { retryLimit, retryDelay: 5, expireInSeconds, deleteAfterSeconds: daySeconds };
  await makeQueue(boss, name, { ...settings, policy: "short" });
  await boss.work(name, { pollingIntervalSeconds: 1 }, async () => {
    await performQueued(job);
  });
  if (typeof every === "string") {
    await boss.schedule(name, every, null, { tz: "UTC" });
    return [];
  }
  await boss.unschedule(name);
  const ask = () => void boss.send(name).catch((error) => log.error({ err: error, job: name }, "job was not queued"));
  ask();
  return [setInterval(ask, every * 1000)];
}

/** The queue stores the error of a failed run with all its properties, so it gets one without what rows contain. */
async function performQueued(job: Job, wire?: unknown): Promise<void> {
  await performJob(workerContext(job), job, wire).catch((error) => {
    throw redactedError(error);
  });
}

function workerContext({ name }: Job): Context {
  const actor = { role: "system", process: `worker:${name}` } as const;
  return { actor, clock: systemClock, db: database("worker"), kv: keyValueStore(), log };
}
