import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { type Command, type CommandInput, UsageError } from "#lib/cli/command.ts";
import { groups } from "#lib/cli/groups.ts";
import { DomainError, InvalidInputError } from "#lib/kernel/domain-error.ts";
import type { Context } from "#lib/platform/context.ts";

/** What a command runs on; opened only when a command runs, since help needs none of it. */
type WithServices = (work: (services: Omit<Context, "actor">) => Promise<number>) => Promise<number>;

/** 0 done, 1 refused or found wrong, 2 called wrongly. `--operator NAME` says who acts; the system's user by default. */
export async function runCommand([group = "", ...rest]: string[], withServices: WithServices): Promise<number> {
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
    return await run(command, verb === "" ? rest : rest.slice(1), withServices);
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      console.error(`${error.message}\nUsage: ${usageOf(group, verb, command)}`);
      return 2;
    }
    if (!(error instanceof DomainError)) throw error;
    printRefusal(error);
    return 1;
  }
}

function run(command: Command, args: string[], withServices: WithServices): Promise<number> {
  const options: NonNullable<Command["options"]> = { ...command.options, operator: { type: "string" } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const input: CommandInput = {
    positionals,
    text: (option) => (typeof values[option] === "string" ? values[option] : undefined),
    flag: (option) => values[option] === true,
  };
  const actor = { role: "operator", operator: input.text("operator") ?? userInfo().username } as const;
  return withServices(async (services) => (await command.run({ ...services, actor }, input)) ?? 0);
}

function printRefusal(error: DomainError): void {
  console.error(`Refused: ${error.code} ${Object.values(error.params).join(" ")}`.trimEnd());
  if (!(error instanceof InvalidInputError)) return;
  for (const { path, key, params } of error.issues) {
    const facts = Object.entries(params).map(([name, value]) => `${name} ${value}`);
    console.error(`  ${path}: ${key}${facts.length > 0 ? ` (${facts.join(", ")})` : ""}`);
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
