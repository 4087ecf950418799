import { pushEntry } from "#lib/client/push-entry.ts";
import { trimSearchQuery } from "#lib/contracts/games/search-query.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";

/** Returns the path of a search: a page of its own, and an overlay over any other page. */
export function searchPath(locale: Locale, keyword = ""): string {
  const path = localePath(locale, "/search");
  const kept = trimSearchQuery(keyword);
  return kept.trim() ? `${path}?${new URLSearchParams({ keyword: kept })}` : path;
}

export function searchAt(pathname: string): boolean {
  const [, first = "", ...rest] = pathname.split("/");
  return (isLocale(first) ? rest[0] : first) === "search";
}

interface SearchEntry {
  /** Time origin of the document that opened the search: after a reload the same URL is a page. */
  search: number;
}

/** Opens the search over the current page. */
export function openSearch(locale: Locale): void {
  if (searchAt(location.pathname)) return;
  const entry: SearchEntry = { search: performance.timeOrigin };
  pushEntry(entry, searchPath(locale));
}

/** Stores the keyword in the URL, so that Back restores it. */
export function keepKeyword(locale: Locale, keyword: string): void {
  const entry: SearchEntry = { search: performance.timeOrigin };
  if (searchOpen()) history.replaceState(entry, "", searchPath(locale, keyword));
}

/** True when the search is an overlay over another page. */
export function searchOpen(): boolean {
  const state: unknown = globalThis.history?.state;
  return typeof state === "object" && state !== null && "search" in state && state.search === performance.timeOrigin;
}
