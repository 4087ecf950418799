import "server-only";
import type { Db, PgBoss } from "pg-boss";
import type postgres from "postgres";
import { jobSchema, outbox } from "#db/job-queues.ts";
import { type Database, database } from "#lib/platform/database.ts";
import { log } from "#lib/platform/log.ts";

export { deadLetters, jobSchema, outbox, retryPolicy } from "#db/job-queues.ts";

// On `globalThis`, since each bundle of a process would otherwise start its own.
const shared = globalThis as { sinagJobQueue?: Promise<PgBoss> };

/**
 * Returns the queue for processes that only send: no maintenance, no schedules, no connections of its own, no timers
 * that keep the process alive. Pass `db: connectionOf(context.db)` to every call, so that it joins the open
 * transaction.
 */
export function jobQueue(db: Database): Promise<PgBoss> {
  shared.sinagJobQueue ??= start(db).catch((error) => {
    delete shared.sinagJobQueue;
    throw error;
  });
  return shared.sinagJobQueue;
}

/**
 * Reads the list of queues on the first caller's connection. A pool connection could deadlock: transactions that wait
 * for this start may hold all of them.
 */
async function start(db: Database): Promise<PgBoss> {
  const { PgBoss, systemClock } = await import("pg-boss");
  let lookups = connectionOf(db);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => lookups.executeSql(text, values) },
    schema: jobSchema,
    createSchema: false,
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    clock: { ...systemClock, setInterval: (work, ms) => setInterval(work, ms).unref() },
  });
  boss.on("error", (error) => log.warn({ err: error }, "job queue"));
  await boss.start();
  if (!(await boss.getQueue(outbox.name)))
    throw new Error("there is no queue for events: the database is not migrated");
  lookups = connectionOf(database("reads"));
  return boss;
}

/** Adapts a connection pool or an open transaction to pg-boss. */
export function connectionOf({ sql }: Database): Db {
  return {
    async executeSql(text, values) {
      if (!values) return { rows: await sql.unsafe(text) };
      return { rows: await sql.unsafe(text, values as postgres.ParameterOrJSON<never>[], { prepare: true }) };
    },
  };
}
