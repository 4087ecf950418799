import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { type Command, type CommandInput, UsageError } from "#lib/cli/command.ts";
import { groups } from "#lib/cli/groups.ts";
import { systemClock } from "#lib/kernel/clock.ts";
import { DomainError, InvalidInputError } from "#lib/kernel/domain-error.ts";
import { newsSent } from "#lib/platform/announce.ts";
import { database } from "#lib/platform/database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { log } from "#lib/platform/log.ts";

process.exitCode = await main(process.argv.slice(2));

/** 0 done, 1 refused or found wrong, 2 called wrongly. `--operator NAME` says who acts; the system's user by default. */
async function main([group = "", ...rest]: string[]): Promise<number> {
  const load = groups[group];
  if (!load) {
    await printHelp(Object.keys(groups));
    return group === "" || group === "help" || group === "--help" ? 0 : 2;
  }
  const { commands } = await load();
  const verb = rest[0] !== undefined && rest[0] in commands ? rest[0] : "";
  const command = commands[verb];
  if (!command) {
    await printHelp([group]);
    return 2;
  }
  try {
    return await run(command, verb === "" ? rest : rest.slice(1));
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      console.error(`${error.message}\nUsage: ${usageOf(group, verb, command)}`);
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

async function run(command: Command, args: string[]): Promise<number> {
  const options: NonNullable<Command["options"]> = { ...command.options, operator: { type: "string" } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const input: CommandInput = {
    positionals,
    text: (option) => (typeof values[option] === "string" ? values[option] : undefined),
    flag: (option) => values[option] === true,
  };
  const db = database();
  const kv = keyValueStore();
  const actor = { role: "operator", operator: input.text("operator") ?? userInfo().username } as const;
  try {
    return (await command.run({ actor, clock: systemClock, db, kv, log }, input)) ?? 0;
  } finally {
    await newsSent();
    await Promise.all([kv.close(), db.close()]);
  }
}

async function printHelp(names: string[]): Promise<void> {
  for (const name of names) {
    const { commands } = (await groups[name]?.()) ?? { commands: {} };
    for (const [verb, command] of Object.entries(commands)) {
      console.log(`${usageOf(name, verb, command)}\n    ${command.summary}`);
    }
  }
  console.log("Every command takes --operator NAME: who the audit log says it was.");
}

function usageOf(group: string, verb: string, { usage }: Command): string {
  return ["npm run ops --", group, verb, usage].filter(Boolean).join(" ");
}

function isParseError(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
