import "server-only";
import { envelope } from "#lib/platform/events/define-event.ts";
import type { Handler } from "#lib/platform/events/define-handler.ts";
import { defineJob, type QueuedJob } from "#lib/platform/jobs/define-job.ts";
import { enqueue } from "#lib/platform/jobs/enqueue.ts";
import { outbox } from "#lib/platform/jobs/job-queue.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * Sends each event of the outbox to the queues of its handlers, in one transaction. A retry sends it twice;
 * `handleOnce` then skips the second delivery.
 */
export function forwardingJob(handlers: readonly Handler[]): QueuedJob {
  return defineJob({
    name: outbox.name,
    payload: envelope,
    run: (context, event) =>
      transact(context, async (tx) => {
        const meant = handlers.filter((handler) => handler.event === event.event);
        for (const { job } of meant) await enqueue(tx, job, event);
        return meant.length;
      }),
  });
}
