import { constants } from "node:fs";
import { access, open, readFile } from "node:fs/promises";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { optionOf } from "#lib/cli/usage.ts";
import { UsageError } from "#lib/cli/usage-error.ts";
import { locales } from "#lib/i18n/locales.ts";
import type { Verb, VerbField } from "#lib/operator/define-verb.ts";

export interface Arguments {
  /** The verb's input by field name. */
  given: Record<string, unknown>;
  /** The acting operator; undefined for the system's user. */
  operator: string | undefined;
  /** Output path of the verb's file. */
  out: string | undefined;
  /** Skips the confirmation. */
  yes: boolean;
}

type Typed = Map<string, string | boolean>;

/** Parses the arguments after group and verb, and reads files. Throws `UsageError` and the errors of `parseArgs`. */
export async function readArguments(verb: Verb, args: string[]): Promise<Arguments> {
  const positional = verb.fields.filter((field) => field.positional);
  const { values, positionals } = parseArgs({ args, options: optionsOf(verb), allowPositionals: true });
  const surplus = positionals[positional.length];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is more than it takes.`);
  const typed: Typed = new Map();
  for (const [option, value] of Object.entries(values))
    if (typeof value === "string" || typeof value === "boolean") typed.set(option, value);
  const given: Record<string, unknown> = {};
  for (const field of verb.fields) {
    const value = field.positional ? positionals[positional.indexOf(field)] : await typedValueOf(field, typed);
    given[field.name] = typeof value === "string" ? await readValue(field, value) : value;
  }
  return { given, operator: textOf(typed, "operator"), out: textOf(typed, "out"), yes: typed.get("yes") === true };
}

/** A verb's own field wins: the operator in `audit list --operator NAME` is a filter. */
function optionsOf({ fields, downloads, confirm }: Verb): NonNullable<ParseArgsConfig["options"]> {
  const own = fields.filter(({ positional }) => !positional);
  return {
    operator: { type: "string" },
    ...(downloads ? { out: { type: "string" } } : {}),
    ...(confirm ? { yes: { type: "boolean" } } : {}),
    ...Object.fromEntries(
      own.flatMap(({ name, kind }) => {
        const type = kind === "flag" ? ("boolean" as const) : ("string" as const);
        const languages = kind === "translations" ? locales : [undefined];
        return languages.map((locale) => [optionOf(name, locale), { type }] as const);
      }),
    ),
  };
}

function typedValueOf({ name, kind }: VerbField, typed: Typed): unknown {
  if (kind !== "translations") return typed.get(optionOf(name));
  const texts = locales.flatMap((locale) => {
    const text = textOf(typed, optionOf(name, locale));
    return text === undefined ? [] : [[locale, text] as const];
  });
  return Object.fromEntries(texts);
}

function textOf(typed: Typed, option: string): string | undefined {
  const value = typed.get(option);
  return typeof value === "string" ? value : undefined;
}

async function readValue({ kind }: VerbField, value: string): Promise<unknown> {
  if (kind === "file") return readable(value, () => readFile(value));
  if (kind !== "lines") return value;
  await readable(value, () => access(value, constants.R_OK));
  return linesOf(value);
}

async function readable<Read>(file: string, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new UsageError(`${file} cannot be read (${error.code}).`);
  }
}

/** Opens the file on the first read: a reader that starts at once loses lines that nobody awaits yet. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  yield* handle.readLines();
}
