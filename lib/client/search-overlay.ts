import { pushEntry } from "#lib/client/push-entry.ts";
import { searchedPart } from "#lib/contracts/games/searched-part.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";

/** The address of a search (decisions.md 22): a page of its own, and an overlay over any other page. */
export function searchPath(locale: Locale, keyword = ""): string {
  const path = localePath(locale, "/search");
  const kept = searchedPart(keyword);
  return kept.trim() ? `${path}?${new URLSearchParams({ keyword: kept })}` : path;
}

export function searchAt(pathname: string): boolean {
  const [, first = "", ...rest] = pathname.split("/");
  return (isLocale(first) ? rest[0] : first) === "search";
}

interface SearchEntry {
  /** The document that it was opened in: after a reload the same address is a page. */
  search: number;
}

/** Opens the search over the page as it stands. */
export function openSearch(locale: Locale): void {
  if (searchAt(location.pathname)) return;
  const entry: SearchEntry = { search: performance.timeOrigin };
  pushEntry(entry, searchPath(locale));
}

/** What is looked for stands in the address, so that it is there again after Back. */
export function keepKeyword(locale: Locale, keyword: string): void {
  const entry: SearchEntry = { search: performance.timeOrigin };
  if (searchOpen()) history.replaceState(entry, "", searchPath(locale, keyword));
}

/** Whether the search stands over the page that Back leads to. */
export function searchOpen(): boolean {
  const state: unknown = globalThis.history?.state;
  return typeof state === "object" && state !== null && "search" in state && state.search === performance.timeOrigin;
}
