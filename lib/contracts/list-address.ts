import * as z from "zod/mini";
import type { ListContract } from "#lib/contracts/define-list.ts";
import { parseCursor } from "#lib/kernel/list-cursor.ts";

/** Stand in an address as days, which only a time zone turns into instants. */
const dayNames = ["from", "to"];

export interface ListAddress {
  /** Texts that the call takes; what is not set is left out. */
  filters: Readonly<Record<string, string>>;
  cursor: string | undefined;
  /** Something was given that makes no sense, and is left out. */
  ignored: boolean;
}

/** Filters and page as the address of a page names them. Days are apart (`listDays`). */
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

/** An address with a query; what is empty is left out. */
export function listAddress(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
