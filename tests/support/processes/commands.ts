import { parseArgs } from "node:util";
import { vi } from "vitest";
import { groups } from "#lib/cli/groups.ts";
import { operatorContext } from "#tests/support/fixtures/cashier.ts";

/**
 * `npm run ops -- group verb …` as Ana gives it, in this process; answers what it prints. Refusals and wrong usage are
 * thrown. Restore mocks after each test.
 */
export async function ops(group: string, verb: string, ...args: string[]): Promise<string> {
  const command = (await groups[group]?.())?.commands[verb];
  if (!command) throw new Error(`no command ${group} ${verb}`);
  const { values, positionals } = parseArgs({ args, options: command.options ?? {}, allowPositionals: true });
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  await command.run(operatorContext(), {
    positionals,
    text: (option) => (typeof values[option] === "string" ? values[option] : undefined),
    flag: (option) => values[option] === true,
  });
  return lines.join("\n");
}
