import { parseArgs } from "node:util";
import { vi } from "vitest";
import type { Command } from "#lib/cli/command.ts";
import { services } from "#lib/portal/services.ts";

/** Whom `runCommand` acts for. */
export const operatorContext = { ...services(), actor: { role: "operator", operator: "Ana" } as const };

/** A command as the command line runs it, in this process: refusals and wrong usage are thrown. Gives what it printed. */
export async function runCommand(command: Command, ...args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: command.options ?? {}, allowPositionals: true });
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  await command.run(operatorContext, {
    positionals,
    text: (option) => (typeof values[option] === "string" ? values[option] : undefined),
    flag: (option) => values[option] === true,
  });
  return lines.join("\n");
}
