import "server-only";
import * as z from "zod";
import type { Context } from "#lib/platform/context.ts";
import { type EventDefinition, envelope, type PublishedEvent } from "#lib/platform/events/define-event.ts";
import { handleOnce } from "#lib/platform/events/handle-once.ts";
import { defineJob, type QueuedJob } from "#lib/platform/jobs/define-job.ts";

/** A job that runs for each event of a name. */
export interface Handler {
  event: string;
  job: QueuedJob<typeof envelope>;
}

interface HandlerSettings<Payload extends z.core.$ZodType> {
  /**
   * What the handler does, verb first. Also the name of its own queue, so its failure does not repeat other handlers.
   */
  name: string;
  event: EventDefinition<Payload>;
  retries?: number;
  retryDelaySeconds?: number;
  timeLimitSeconds?: number;
  /** Runs in one transaction with the `handled_event` row. Effects outside the database must be idempotent. */
  run(inTransaction: Context, event: PublishedEvent<z.output<Payload>>): Promise<void>;
}

export function defineHandler<Payload extends z.core.$ZodType>(given: HandlerSettings<Payload>): Handler {
  const { event, run, ...settings } = given;
  const job = defineJob({
    ...settings,
    payload: envelope,
    async run(context, { id, at, payload }) {
      const happened = { id, at, payload: z.parse(event.payload, payload) };
      return (await handleOnce(context, given.name, id, (tx) => run(tx, happened))) ? 1 : 0;
    },
  });
  return { event: event.name, job };
}
