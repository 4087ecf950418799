import * as z from "zod/mini";
import { isPlainText } from "#lib/contracts/plain-text.ts";
import { defaultLocale, type Locale, locales } from "#lib/i18n/locales.ts";
import { parseMoney } from "#lib/kernel/money.ts";

/**
 * How an interface reads a field's value: `file` as bytes, `lines` line by line, `flag` as a boolean, all others as
 * text.
 */
export type FieldKind =
  | "text"
  | "number"
  | "money"
  | "moment"
  | "choice"
  | "flag"
  | "list"
  | "json"
  | "file"
  | "lines"
  | "translations";

export interface FieldFacts {
  kind: FieldKind;
  /** One line, for the help of the command line and the forms of a console. */
  summary: string;
  /** Placeholder of the value in a usage line: `AMOUNT`. */
  placeholder: string;
  /** Completes "… takes" in the error for a wrong value. */
  expects: string;
  required: boolean;
  choices?: readonly string[];
}

/** Facts are stored beside the schemas, so that the input of a verb is a plain zod object. */
const registered = z.registry<FieldFacts>();

export function factsOf(schema: z.core.$ZodType): FieldFacts {
  const facts = registered.get(schema);
  if (!facts) throw new Error("The fields of a verb are made by the functions of lib/operator/fields.ts");
  return facts;
}

function field<Schema extends z.core.$ZodType>(schema: Schema, facts: Omit<FieldFacts, "required">): Schema {
  registered.add(schema, { ...facts, required: true });
  return schema;
}

export function optional<Schema extends z.core.$ZodType>(schema: Schema): z.ZodMiniOptional<Schema> {
  const wrapped = z.optional(schema);
  registered.add(wrapped, { ...factsOf(schema), required: false });
  return wrapped;
}

/** Parses a text with `read`, which returns null for an invalid one. */
function readText<Value>(read: (text: string) => Value | null) {
  return z.pipe(
    z.string().check(z.trim(), z.minLength(1)),
    z.transform((text: string, payload) => {
      const value = read(text);
      if (value !== null) return value;
      payload.issues.push({ code: "custom", input: text, message: "invalid-format" });
      return z.NEVER;
    }),
  );
}

const plain = z.refine<string>(isPlainText, { error: "invalid-format" });

/** A text exactly as typed; the use case validates it. */
export function text(summary: string, placeholder = "TEXT") {
  return field(z.string(), { kind: "text", summary, placeholder, expects: "a text" });
}

export function reason(summary: string) {
  const schema = z.string().check(z.trim(), z.minLength(1), plain);
  return field(schema, { kind: "text", summary, placeholder: "TEXT", expects: "a text" });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a row, in upper or lower case. */
export function recordId(summary: string) {
  const schema = z.string().check(z.trim(), z.toLowerCase(), z.regex(uuid));
  return field(schema, { kind: "text", summary, placeholder: "ID", expects: "an id, as `list` prints it" });
}

export function wholeNumber(summary: string, { min = -9_999, max = 999_999 } = {}) {
  const schema = readText((given) => {
    const number = /^-?\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
    return number >= min && number <= max ? number : null;
  });
  const bounds = min > -9_999 ? `a whole number from ${min} to ${max}` : "a whole number";
  return field(schema, { kind: "number", summary, placeholder: "N", expects: bounds });
}

/** An amount in minor units, at least `min`. */
export function money(summary: string, { min = 0n } = {}) {
  const schema = readText((given) => {
    const units = parseMoney(given);
    return units !== null && units >= min ? units : null;
  });
  return field(schema, { kind: "money", summary, placeholder: "AMOUNT", expects: "an amount such as 1000 or 1000.50" });
}

export function moment(summary: string) {
  const schema = readText((given) => {
    const at = new Date(given);
    return Number.isNaN(at.getTime()) ? null : at;
  });
  return field(schema, {
    kind: "moment",
    summary,
    placeholder: "MOMENT",
    expects: "a moment such as 2026-12-01T08:00Z",
  });
}

export function choice<const Words extends readonly [string, ...string[]]>(summary: string, words: Words) {
  const expects = `one of ${words.join(", ")}`;
  const schema = z.enum(words, { error: ({ input }) => (input === undefined ? "required" : undefined) });
  return field(schema, { kind: "choice", summary, placeholder: words.join("|"), expects, choices: words });
}

export function flag(summary: string, expects = "no value") {
  const schema = z._default(z.boolean(), false);
  registered.add(schema, { kind: "flag", summary, placeholder: "", expects, required: false });
  return schema;
}

export function list(summary: string, placeholder: string) {
  const schema = z.pipe(
    z.string(),
    z.transform((given: string) => given.split(",").flatMap((entry) => entry.trim() || [])),
  );
  return field(schema, { kind: "list", summary, placeholder: `${placeholder},…`, expects: "a list with commas" });
}

/** JSON; text that is not JSON counts as a string. */
export function json(summary: string) {
  const schema = z.pipe(z.string(), z.transform(readJson));
  return field(schema, { kind: "json", summary, placeholder: "VALUE", expects: "JSON or a text" });
}

function readJson(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

export function file(summary: string) {
  return field(z.instanceof(Uint8Array), { kind: "file", summary, placeholder: "FILE", expects: "a file" });
}

/** A file that is too large to read at once. */
export function lines(summary: string) {
  const schema = z.custom<AsyncIterable<string>>((given) => isObject(given) && Symbol.asyncIterator in given);
  return field(schema, { kind: "lines", summary, placeholder: "FILE", expects: "a file" });
}

function isObject(given: unknown): given is object {
  return typeof given === "object" && given !== null;
}

/** A text in the default language and, optionally, in others. */
export function translations(summary: string, placeholder = "TEXT") {
  const schema = z
    .partialRecord(z.enum(locales), z.string())
    .check(z.refine((texts) => texts[defaultLocale] !== undefined, { error: "required", path: [defaultLocale] }));
  return field(schema, { kind: "translations", summary, placeholder, expects: "a text" });
}

export type Translations = Partial<Record<Locale, string>>;
