import "server-only";
import * as z from "zod";
import type { Context } from "#lib/platform/context.ts";
import type { QueuedJob } from "#lib/platform/jobs/define-job.ts";
import { connectionOf, jobQueue } from "#lib/platform/jobs/job-queue.ts";

/** Queues a run of a job, in the open transaction if there is one: a rollback then queues nothing. */
export async function enqueue<Payload extends z.core.$ZodType>(
  { db }: Context,
  { name, payload: schema }: Pick<QueuedJob<Payload>, "name" | "payload">,
  payload: z.output<Payload>,
): Promise<void> {
  const queue = await jobQueue(db);
  const id = await queue.send(name, z.encode(schema, payload) as object, { db: connectionOf(db) });
  if (id === null) throw new Error(`queue ${name} took nothing`);
}
