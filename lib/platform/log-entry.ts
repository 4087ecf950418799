import { type DescribedError, describeError } from "#lib/kernel/describe-error.ts";

const hidden = "[hidden]";
const deepest = 4;

/** Names of fields whose values belong to a person or open something. */
const privateField =
  /pass(word|code|phrase)|token|cookie|authorization|secret|^params$|^parameters$|^args$|^body$|e-?mail|phone|account_?number|address$|^sealed|^wrapped/i;

/** Fields of a log line, as they may be written. */
export type Fields = Record<string, unknown>;

/** Replaces errors by their description, and values of private fields, at any depth. */
export function safeFields(fields: object): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, safeValue(name, value, 0)]));
}

function safeValue(name: string, value: unknown, depth: number): unknown {
  if (value instanceof Error) return flat(describeError(value));
  if (privateField.test(name) && value !== null && value !== undefined) return hidden;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (depth === deepest) return hidden;
  if (Array.isArray(value)) return value.map((item) => safeValue("", item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, safeValue(key, inner, depth + 1)]));
}

/** Returns an error as a log line has it: its facts beside its type, its first cause below it. */
function flat({ type, message, stack, facts, causes }: DescribedError): Fields {
  const [cause] = causes;
  return { type, message, ...facts, stack, ...(cause && { cause: flat(cause) }) };
}

/**
 * Returns what repeated lines have in common, null for lines that are never left out. A line without an error is a
 * repeat only when it names a `code`: findings differ in their facts.
 */
export function causeOf(level: number, fields: Fields, message: string): string | null {
  const { err, code, gateway, job, reference } = fields;
  if (err instanceof Error) return [level, message, job, reference, ...errorCause(describeError(err))].join("|");
  return typeof code === "string" ? [level, message, code, gateway].join("|") : null;
}

function errorCause({ type, message, facts, stack, causes }: DescribedError): unknown[] {
  const [cause] = causes;
  if (cause) return [type, ...errorCause(cause)];
  const { code, table_name: table, constraint_name: constraint } = facts;
  if (code !== undefined) return [type, code, table, constraint];
  return [type, message.replace(/[0-9a-f-]{8,}|\d+/gi, "#"), stack.split("\n")[1]];
}
