import { readArguments } from "#lib/cli/read-arguments.ts";
import { findVerb, runVerb } from "#lib/cli/run-verb.ts";
import type { Outcome } from "#lib/operator/define-verb.ts";
import { operatorContext } from "#tests/support/fixtures/cashier.ts";

/**
 * Runs `npm run ops -- group verb …` as Ana in this process. Returns its output.
 * @throws for rejected commands and wrong usage
 */
export async function ops(group: string, ...args: string[]): Promise<string> {
  const { verb, rest } = await requireVerb(group, args);
  const { lines } = await runVerb(verb, rest, { withContext: (_, work) => work(operatorContext()) });
  return lines.join("\n");
}

/** Runs a command and returns the verb's own outcome. */
export async function perform(group: string, ...args: string[]): Promise<Outcome> {
  const { verb, rest } = await requireVerb(group, args);
  const { given } = await readArguments(verb, rest);
  return verb.prepare(operatorContext(), given)();
}

async function requireVerb(group: string, args: string[]) {
  const found = await findVerb(group, args);
  if (!found) throw new Error(`no command ${group} ${args[0]}`);
  return found;
}
