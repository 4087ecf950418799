import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { findVerb, runCommand } from "#lib/cli/run-command.ts";
import { helpOf, usageOf } from "#lib/cli/usage.ts";
import { UsageError } from "#lib/cli/usage-error.ts";
import { systemClock } from "#lib/kernel/clock.ts";
import { DomainError, InvalidInputError } from "#lib/kernel/domain-error.ts";
import type { Verb } from "#lib/operator/define-verb.ts";
import { loadVerbs, verbGroups } from "#lib/operator/registry.ts";
import { newsSent } from "#lib/platform/announce.ts";
import { database } from "#lib/platform/database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { log } from "#lib/platform/log.ts";

process.exitCode = await main(process.argv.slice(2));

/** 0 done, 1 refused or found wrong, 2 called wrongly. `--operator NAME` says who acts; the system's user by default. */
async function main([group = "", ...args]: string[]): Promise<number> {
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
  return report(found.verb, () => run(found.verb, found.rest));
}

/** What was refused, in lines on the error output. */
async function report(verb: Verb, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      console.error(`${error.message}\nUsage: ${usageOf(verb)}`);
      return 2;
    }
    if (!(error instanceof DomainError)) throw error;
    console.error(`Refused: ${error.code} ${Object.values(error.params).join(" ")}`.trimEnd());
    if (error instanceof InvalidInputError)
      for (const { path, key, params } of error.issues) {
        const facts = Object.entries(params).map(([name, value]) => `${name} ${value}`);
        console.error(`  ${path}: ${key}${facts.length > 0 ? ` (${facts.join(", ")})` : ""}`);
      }
    return 1;
  }
}

async function run(verb: Verb, args: string[]): Promise<number> {
  const db = database();
  const kv = keyValueStore();
  const contextFor = (operator = userInfo().username) => {
    return { actor: { role: "operator", operator } as const, clock: systemClock, db, kv, log };
  };
  try {
    const { lines, exitCode } = await runCommand(verb, args, {
      contextFor,
      ask: process.stdin.isTTY ? ask : undefined,
    });
    print(lines);
    return exitCode;
  } finally {
    await newsSent();
    await Promise.all([kv.close(), db.close()]);
  }
}

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
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
