import "server-only";
import * as z from "zod";
import { outbox } from "#db/job-queues.ts";
import { newId } from "#lib/kernel/ids.ts";
import type { Context } from "#lib/platform/context.ts";
import { type EventDefinition, envelope } from "#lib/platform/events/define-event.ts";
import { enqueue } from "#lib/platform/jobs/enqueue.ts";

/**
 * Writes an event to the outbox in the open transaction. It is delivered at least once after the commit, and never
 * after a rollback. No worker needs to be running. Throws outside a transaction.
 */
export async function publishEvent<Payload extends z.core.$ZodType>(
  context: Context,
  { name, payload: schema }: EventDefinition<Payload>,
  payload: z.output<Payload>,
): Promise<void> {
  if (!context.inTransaction) throw new Error(`${name} was published outside a transaction`);
  const at = context.clock.now();
  const wire = z.json().parse(z.encode(schema, payload));
  const target = { name: outbox.name, payload: envelope };
  await enqueue(context, target, { id: newId(at.getTime()), event: name, at, payload: wire });
}
