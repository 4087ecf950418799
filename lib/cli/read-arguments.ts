import { constants } from "node:fs";
import { access, open, readFile } from "node:fs/promises";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { optionOf } from "#lib/cli/usage.ts";
import { UsageError } from "#lib/cli/usage-error.ts";
import { locales } from "#lib/i18n/locales.ts";
import type { Verb, VerbField } from "#lib/operator/define-verb.ts";

export interface Arguments {
  /** What the verb is given, by field. */
  given: Record<string, unknown>;
  /** Who acts; undefined for the system's user. */
  operator: string | undefined;
  /** Where a verb's file is written. */
  out: string | undefined;
  /** Not asked whether it is meant. */
  yes: boolean;
}

type Typed = Map<string, string | boolean>;

/** The arguments that follow group and verb; a file is read here. Throws `UsageError` and what `parseArgs` throws. */
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

/** A verb's own field comes first: `audit list --operator NAME` is a filter. */
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

/** Opens the file when the first line is asked for: a reader that starts at once loses the lines nobody waits for yet. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  yield* handle.readLines();
}
