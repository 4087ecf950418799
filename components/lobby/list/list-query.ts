import { pageWindowOf } from "#components/lobby/list/page-window.ts";
import { listGamesFields } from "#lib/contracts/games/list-games.ts";

/** Filters that a list's address may have; each value must be valid for `listGames`. */
const filters = [
  "vassalage",
  "gameClassify",
  "selectType",
  "features",
  "volatility",
  "lines",
  "linesBelow",
  "minBet",
  "minBetBelow",
  "hasDemo",
  "hasJackpot",
  "keyword",
  "sort",
] as const;

export type ListFilter = (typeof filters)[number];
export type ListWire = Partial<Record<ListFilter, string>>;
/** `undefined` removes a filter. */
export type ListChange = { [Name in ListFilter]?: string | undefined };

export interface ListQuery {
  wire: ListWire;
  page: number;
  /** Number of pages shown, starting at `page`. */
  shown: number;
  /** True when the address had an invalid part, which is left out. */
  ignored: boolean;
}

/** Parses a list's address. Invalid parts are left out and reported in `ignored`; they are never an error. */
export function listQueryOf(given: Record<string, string | string[] | undefined>): ListQuery {
  const wire: ListWire = {};
  let ignored = false;
  for (const name of filters) {
    const value = given[name];
    if (value === undefined || value === "") continue;
    const text = Array.isArray(value) ? value.join(",") : value;
    // Favourites and recents are rejected here: they have their own pages.
    const known =
      name === "selectType" ? ["HOT", "NEW", "ALL"].includes(text) : listGamesFields[name].safeParse(text).success;
    if (known) wire[name] = text;
    else ignored = true;
  }
  const page = listGamesFields.pageNo.safeParse(given.page);
  const shown = pageWindowOf(given.shown);
  ignored ||= !page.success || shown === undefined;
  return { wire, page: page.success ? page.data : 1, shown: shown ?? 1, ignored };
}

/** Builds a list's URL with some filters changed. A changed filter starts at the first page. */
export function listAddress(path: string, wire: ListWire, change: ListChange & { page?: number } = {}): string {
  const { page = 1, ...changed } = change;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...wire, ...changed })) if (value) query.set(name, value);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the filters with some of them changed. */
export function changedWire(wire: ListWire, change: ListChange): ListWire {
  const kept = Object.entries({ ...wire, ...change }).filter(([, value]) => value);
  return Object.fromEntries(kept);
}

/** Adds the value to a comma-separated list, or removes it. */
export function toggleOf(list: string | undefined, value: string): string | undefined {
  const chosen = list ? list.split(",") : [];
  const after = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return after.join(",") || undefined;
}
