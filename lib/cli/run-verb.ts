import { writeFile } from "node:fs/promises";
import { type Arguments, readArguments } from "#lib/cli/read-arguments.ts";
import { describeIssue } from "#lib/cli/usage.ts";
import { UsageError } from "#lib/cli/usage-error.ts";
import { type Download, type Verb, VerbInputError } from "#lib/operator/define-verb.ts";
import { loadVerbs } from "#lib/operator/registry.ts";
import type { Context } from "#lib/platform/context.ts";

export interface VerbOutcome {
  lines: string[];
  exitCode: number;
}

interface Terminal {
  /** Called only after the arguments are parsed. */
  withContext<Result>(operator: string | undefined, work: (context: Context) => Promise<Result>): Promise<Result>;
  /** Asks for confirmation. Without a terminal it is undefined and the act runs unconfirmed. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** Returns the verb of `group name …` and the remaining arguments; undefined when there is none. */
export async function findVerb(group: string, args: string[]): Promise<{ verb: Verb; rest: string[] } | undefined> {
  const verbs = await loadVerbs(group);
  const named = verbs.find(({ name }) => name === args[0]);
  if (named) return { verb: named, rest: args.slice(1) };
  const usual = verbs.find(({ isDefault }) => isDefault);
  const isOption = args[0] === undefined || args[0].startsWith("-");
  // The only verb of a group needs no name: `backup FILE`.
  const takesMore = verbs.length === 1 && usual?.fields.some(({ positional }) => positional);
  return usual && (isOption || takesMore) ? { verb: usual, rest: args } : undefined;
}

/** Runs a verb from its command line. Throws `UsageError`, the errors of `parseArgs` and those of the use case. */
export async function runVerb(verb: Verb, args: string[], { withContext, ask }: Terminal): Promise<VerbOutcome> {
  const typed = await readArguments(verb, args);
  if (verb.downloads && !typed.out) throw new UsageError("Say where with --out FILE.");
  return withContext(typed.operator, (context) => act(verb, context, typed, ask));
}

async function act(verb: Verb, context: Context, typed: Arguments, ask: Terminal["ask"]): Promise<VerbOutcome> {
  const { out, yes } = typed;
  const prepared = prepare(verb, context, typed);
  if (verb.confirm && ask && !yes && !(await ask(`${verb.summary}\nIs it meant? [y/N] `)))
    return { lines: ["Nothing was done."], exitCode: 1 };
  const { lines, succeeded, file } = await prepared();
  if (file && out) await save(file, out);
  return { lines: file ? lines.map((line) => `${line}: ${out}`) : lines, exitCode: succeeded ? 0 : 1 };
}

function prepare(verb: Verb, context: Context, { given }: Arguments) {
  try {
    return verb.prepare(context, given);
  } catch (error) {
    if (!(error instanceof VerbInputError)) throw error;
    throw new UsageError(error.issues.map((issue) => describeIssue(verb, issue)).join("\n"));
  }
}

async function save({ bytes }: Download, out: string): Promise<void> {
  try {
    await writeFile(out, bytes, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new UsageError(`${out} cannot be written (${error.code}).`);
  }
}
