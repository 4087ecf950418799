import type { ParseArgsConfig } from "node:util";
import type { Context } from "#lib/platform/context.ts";

/** One operator command. A group's file exports `commands` by verb; the verb "" is the group's name alone. */
export interface Command {
  /** What follows group and verb: `ID [--reason TEXT]`. */
  usage?: string;
  summary: string;
  options?: NonNullable<ParseArgsConfig["options"]>;
  /** Prints its answer; a number is the exit code. */
  run(context: Context, input: CommandInput): Promise<number | undefined>;
}

export interface CommandInput {
  /** What follows the verb, without options. */
  positionals: string[];
  text(option: string): string | undefined;
  flag(option: string): boolean;
}

/** Says what was wrong with the way a command was called; shown with its usage, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
