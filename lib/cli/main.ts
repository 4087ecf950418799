import { createInterface } from "node:readline/promises";
import { runCommand } from "#lib/cli/run-command.ts";
import { systemClock } from "#lib/kernel/clock.ts";
import { redactedError } from "#lib/kernel/describe-error.ts";
import { updatesSent } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import { closeDatabases, database } from "#lib/platform/database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { log } from "#lib/platform/log.ts";

try {
  process.exitCode = await runCommand(process.argv.slice(2), onServices, process.stdin.isTTY ? ask : undefined);
} catch (error) {
  // Printed by Node, it would show the parameters of the statement that failed.
  console.error(redactedError(error).stack);
  process.exitCode = 1;
}

async function onServices<Result>(work: (services: Omit<Context, "actor">) => Promise<Result>): Promise<Result> {
  const db = database("operator");
  const kv = keyValueStore();
  try {
    return await work({ clock: systemClock, db, kv, log });
  } finally {
    await updatesSent();
    await Promise.all([kv.close(), closeDatabases()]);
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
