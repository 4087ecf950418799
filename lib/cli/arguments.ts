import { type CommandInput, UsageError } from "#lib/cli/command.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { parseMoney } from "#lib/kernel/money.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The one id that a command is about. */
export function idOf({ positionals }: CommandInput): string {
  const [id, more] = positionals;
  if (id === undefined || more !== undefined || !uuid.test(id))
    throw new UsageError("Give one id, as `list` prints it.");
  return id.toLowerCase();
}

export function reasonOf({ text }: CommandInput): string {
  const reason = text("reason")?.trim();
  if (!reason) throw new UsageError("Give a reason with --reason TEXT.");
  return reason;
}

/** An amount such as 1000 or 1000.50, in minor units; undefined when the option is not given. */
export function amountOf({ text }: CommandInput, option: string): bigint | undefined {
  const given = text(option);
  if (given === undefined) return undefined;
  const amount = parseMoney(given);
  if (amount === null || amount <= 0n) throw new UsageError(`--${option} takes an amount such as 1000 or 1000.50.`);
  return amount;
}

/** One of the words an option takes. */
export function wordOf<Word extends string>(
  { text }: CommandInput,
  option: string,
  words: readonly Word[],
): Word | undefined {
  const given = text(option);
  if (given === undefined) return undefined;
  const word = words.find((candidate) => candidate === given);
  if (!word) throw new UsageError(`--${option} is one of ${words.join(", ")}.`);
  return word;
}

const pageSize = 100;

/** Which page of a list: `--cursor`, as the page before it printed. */
export function pageOf({ text }: CommandInput): SliceInput {
  return { pageSize, cursor: text("cursor") };
}

/** Ends a printed page: how many rows it has, and how to get the next one. */
export function printEnd({ rows, next }: Slice<unknown>, one: string): void {
  console.log(`${rows.length} ${rows.length === 1 ? one : `${one}s`}`);
  if (next !== null) console.log(`There are more: --cursor ${next}`);
}
