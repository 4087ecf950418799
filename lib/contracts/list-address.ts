import * as z from "zod/mini";
import type { ListContract } from "#lib/contracts/define-list.ts";
import { parseCursor } from "#lib/kernel/list-cursor.ts";

/** Days in an address. Only a time zone turns them into instants, so they are parsed elsewhere. */
const dayNames = ["from", "to"];

export interface ListAddress {
  /** Filters as the call's input has them, without empty ones. */
  filters: Readonly<Record<string, string>>;
  cursor: string | undefined;
  /** True when an invalid value was omitted. */
  ignored: boolean;
}

/** Parses the filters and the cursor of a page's query. Days are parsed by `listDays`. */
export function parseListAddress(call: ListContract, given: Readonly<Record<string, unknown>>): ListAddress {
  const names = Object.keys(call.filters).filter((name) => !dayNames.includes(name));
  const set = names.flatMap((name) => (given[name] ? [[name, given[name]] as const] : []));
  const filters: Record<string, string> = {};
  for (const [name, value] of set) {
    const schema = call.filters[name];
    if (typeof value === "string" && schema && z.safeParse(schema, value).success) filters[name] = value;
  }
  const isCursor = typeof given.cursor === "string" && parseCursor(call.sort, given.cursor) !== null;
  const cursor = isCursor ? String(given.cursor) : undefined;
  const ignored = Object.keys(filters).length < set.length || (Boolean(given.cursor) && !isCursor);
  return { filters, cursor, ignored };
}

/** Builds a URL with a query, omitting empty parameters. */
export function listAddress(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
