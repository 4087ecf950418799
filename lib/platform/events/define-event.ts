import "server-only";
import * as z from "zod";

/** A fact that higher modules can react to. Named in the past tense: `account-registered`. */
export interface EventDefinition<Payload extends z.core.$ZodType = z.core.$ZodType> {
  name: string;
  /** Ids and facts, not copies of records. Money and times are codecs: text in the outbox, bigint and Date in code. */
  payload: Payload;
}

/** An event as its handlers receive it. `id` is the same in every delivery. */
export interface PublishedEvent<Payload> {
  id: string;
  at: Date;
  payload: Payload;
}

export function defineEvent<Payload extends z.core.$ZodType>(name: string, payload: Payload): EventDefinition<Payload> {
  return { name, payload };
}

const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** The stored form of every event in the queues. */
export const envelope = z.strictObject({ id: z.uuid(), event: z.string(), at: instant, payload: z.json() });
