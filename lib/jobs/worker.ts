import "server-only";
import { PgBoss } from "pg-boss";
import { type Job, jobs } from "#lib/jobs/jobs.ts";
import { systemClock } from "#lib/kernel/clock.ts";
import { newsSent } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import { applicationRole, database } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { log } from "#lib/platform/log.ts";

/** What a job in progress is given at the end before the process goes. */
const drainMs = 10_000;
const jobLimitSeconds = 900;

/** Starts every schedule; returns the way to end it, which lets jobs in progress finish. */
export async function startWorker(): Promise<() => Promise<void>> {
  const { DATABASE_URL, DATABASE_APP_URL } = env();
  const boss = new PgBoss({
    connectionString: DATABASE_APP_URL ?? DATABASE_URL,
    ...(DATABASE_APP_URL ? {} : { options: `-c role=${applicationRole}` }),
    application_name: "sinag-worker",
    schema: "pgboss",
    // The schema belongs to the application role and was made by the migrations.
    createSchema: false,
    max: 4,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  await boss.start();
  const timers: NodeJS.Timeout[] = [];
  for (const [name, job] of Object.entries(jobs)) timers.push(...(await schedule(boss, name, job)));
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await boss.stop({ graceful: true, timeout: drainMs });
    await newsSent();
    await Promise.all([keyValueStore().close(), database().close()]);
  };
}

/** `short`: however many workers ask, one waits in the queue at most. */
async function schedule(boss: PgBoss, name: string, { every, run }: Job): Promise<NodeJS.Timeout[]> {
  const settings = { retryLimit: 2, retryDelay: 5, expireInSeconds: jobLimitSeconds, deleteAfterSeconds: 86_400 };
  await boss.createQueue(name, { ...settings, policy: "short" });
  await boss.work(name, { pollingIntervalSeconds: 1 }, () => perform(name, run));
  if (typeof every === "string") {
    await boss.schedule(name, every, null, { tz: "UTC" });
    return [];
  }
  await boss.unschedule(name);
  const ask = () => void boss.send(name).catch((error) => log.error({ err: error, job: name }, "job was not queued"));
  ask();
  return [setInterval(ask, every * 1000)];
}

async function perform(name: string, run: Job["run"]): Promise<void> {
  const actor = { role: "system", process: `worker:${name}` } as const;
  const context: Context = { actor, clock: systemClock, db: database(), kv: keyValueStore(), log };
  try {
    await run(context);
  } catch (error) {
    log.error({ err: error, job: name }, "job failed");
    throw error;
  }
}
