import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** OPS-04: the last run of every job, scheduled or by hand. The queues themselves are in the schema `pgboss`. */
export const jobRun = pgTable("job_run", {
  job: text().primaryKey(),
  startedAt: instant("started_at").notNull(),
  /** Null while the job runs, or when its process died. */
  endedAt: instant("ended_at"),
  outcome: text({ enum: ["done", "failed"] }),
  /** Result of the run: rows deleted, deposits expired. */
  count: integer(),
  /** Failed runs since the last successful one. */
  failures: integer().notNull().default(0),
  failedAt: instant("failed_at"),
  lastError: text("last_error"),
});

/**
 * Events that a handler has processed. Written in the handler's own transaction, so that a second delivery changes
 * nothing.
 */
export const handledEvent = pgTable(
  "handled_event",
  {
    handler: text().notNull(),
    eventId: uuid("event_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.handler, table.eventId] }), index("handled_event_at").on(table.at)],
);
