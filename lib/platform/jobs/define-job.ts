import "server-only";
import * as z from "zod";
import type { Context } from "#lib/platform/context.ts";

/** Number of items that a run handled; undefined when a job counts nothing. */
export type JobCount = number | undefined;

interface Settings {
  /** Also the name of its queue. */
  name: string;
  /** Retries after a failed run. */
  retries?: number;
  /** A longer run counts as failed. */
  timeLimitSeconds?: number;
}

/** Runs on a schedule. It must be safe to run by hand, twice, and on two machines at once. */
export interface ScheduledJob extends Required<Settings> {
  /** Five cron fields in UTC, or a number of seconds for intervals below a minute. */
  every: string | number;
  run(context: Context): Promise<JobCount>;
}

/** Runs for each queued payload (`enqueue`), possibly more than once: `run` must be idempotent. */
export interface QueuedJob<Payload extends z.core.$ZodType = z.core.$ZodType> extends Required<Settings> {
  payload: Payload;
  /** Delay before the first retry; it doubles with each further one. */
  retryDelaySeconds: number;
  /** Parses the payload from its stored form; throws when it does not match the schema. */
  run(context: Context, wire: unknown): Promise<JobCount>;
}

export type Job = ScheduledJob | QueuedJob;

interface ScheduledSettings extends Settings {
  every: ScheduledJob["every"];
  run(context: Context): Promise<JobCount>;
}

interface QueuedSettings<Payload extends z.core.$ZodType> extends Settings {
  payload: Payload;
  retryDelaySeconds?: number;
  run(context: Context, payload: z.output<Payload>): Promise<JobCount>;
}

const usual = { retries: 2, timeLimitSeconds: 900 };
const usualWhenQueued = { retries: 8, timeLimitSeconds: 60, retryDelaySeconds: 5 };

export function defineJob(given: ScheduledSettings): ScheduledJob;
export function defineJob<Payload extends z.core.$ZodType>(given: QueuedSettings<Payload>): QueuedJob<Payload>;
export function defineJob<Payload extends z.core.$ZodType>(
  given: ScheduledSettings | QueuedSettings<Payload>,
): ScheduledJob | QueuedJob<Payload> {
  if ("every" in given) return { ...usual, ...given };
  const { run, payload } = given;
  return { ...usualWhenQueued, ...given, run: async (context, wire) => run(context, z.parse(payload, wire)) };
}
