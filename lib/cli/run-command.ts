import { userInfo } from "node:os";
import { findVerb, runVerb } from "#lib/cli/run-verb.ts";
import { helpOf, usageOf } from "#lib/cli/usage.ts";
import { UsageError } from "#lib/cli/usage-error.ts";
import { DomainError, InvalidInputError } from "#lib/kernel/domain-error.ts";
import type { Verb } from "#lib/operator/define-verb.ts";
import { Refusal } from "#lib/operator/refusal.ts";
import { loadVerbs, verbGroups } from "#lib/operator/registry.ts";
import type { Context } from "#lib/platform/context.ts";

/** Opens the services of a command. Help runs without them. */
type WithServices = <Result>(work: (services: Omit<Context, "actor">) => Promise<Result>) => Promise<Result>;

/**
 * Returns the exit code: 0 done, 1 rejected or with findings, 2 wrong usage. `--operator NAME` sets the actor, by
 * default the system's user.
 */
export async function runCommand(
  [group = "", ...args]: string[],
  withServices: WithServices,
  ask?: (question: string) => Promise<boolean>,
): Promise<number> {
  if (!verbGroups.includes(group)) {
    await printHelp(verbGroups, summaryOf);
    return ["", "help", "--help"].includes(group) ? 0 : 2;
  }
  const found = await findVerb(group, args);
  if (!found || args.includes("--help")) {
    if (found && args[0] === found.verb.name) print(helpOf(found.verb));
    else await printHelp([group], found ? helpOf : summaryOf);
    return found ? 0 : 2;
  }
  const { verb, rest } = found;
  return report(verb, async () => {
    const { lines, exitCode } = await runVerb(verb, rest, {
      withContext: (operator = userInfo().username, work) =>
        withServices((services) => work({ ...services, actor: { role: "operator", operator } })),
      ask,
    });
    print(lines);
    return exitCode;
  });
}

/** Prints the reasons of a rejection to stderr. */
async function report(verb: Verb, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      console.error(`${error.message}\nUsage: ${usageOf(verb)}`);
      return 2;
    }
    if (error instanceof Refusal) console.error(`Refused: ${error.message}`);
    else if (error instanceof DomainError) printRefusal(error);
    else throw error;
    return 1;
  }
}

function printRefusal(error: DomainError): void {
  console.error(`Refused: ${error.code} ${Object.values(error.params).join(" ")}`.trimEnd());
  if (!(error instanceof InvalidInputError)) return;
  for (const { path, key, params } of error.issues) {
    const facts = Object.entries(params).map(([name, value]) => `${name} ${value}`);
    console.error(`  ${path}: ${key}${facts.length > 0 ? ` (${facts.join(", ")})` : ""}`);
  }
}

async function printHelp(groups: readonly string[], helpFor: (verb: Verb) => string[]): Promise<void> {
  for (const group of groups) for (const verb of await loadVerbs(group)) print(helpFor(verb));
  console.log(
    "Every command takes --operator NAME: who the audit log says it was. GROUP VERB --help says what it takes.",
  );
}

function summaryOf(verb: Verb): string[] {
  return [usageOf(verb), `    ${verb.summary}`];
}

function print(lines: string[]): void {
  for (const line of lines) console.log(line);
}

function isParseError(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
