import "server-only";
import * as z from "zod";

/** Something that happened, of which higher modules may want to know. Named in the past tense: `account-registered`. */
export interface EventDefinition<Payload extends z.core.$ZodType = z.core.$ZodType> {
  name: string;
  /** Ids and facts, no copies of records. Money and times are codecs: text in the outbox, bigint and Date in code. */
  payload: Payload;
}

/** An event as its handlers get it. `id` is the same however often it is delivered. */
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

/** Every event on its way, whatever it is about. */
export const envelope = z.strictObject({ id: z.uuid(), event: z.string(), at: instant, payload: z.json() });
