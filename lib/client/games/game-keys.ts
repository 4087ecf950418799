import type { GameSource } from "#lib/client/games/fetch-game-page.ts";
import { ofThePlayer, ofTheSite } from "#lib/client/query-client.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** LOBBY-13: stale time of lobby responses; stale ones are refetched, also on return to the page. */
export const lobbyStaleMs = 5 * 60_000;

/**
 * Query keys of games. Names are in the page's language, so the key includes it. `entry` is the history entry of a list
 * or rail: Back restores its length, a new visit starts at the beginning.
 */
export const gameKeys = {
  sections: (locale: Locale) => [ofTheSite, "home-sections", locale],
  vendors: (locale: Locale) => [ofTheSite, "vendors", locale],
  search: (locale: Locale, keyword: string) => [ofTheSite, "search", locale, keyword],
  details: (locale: Locale, gameId: string) => [ofTheSite, "game", locale, gameId],
  count: (query: string) => [ofTheSite, "game-count", query],
  rail: (category: GameCategory, entry: string) => [ofTheSite, "rail", category, entry],
  list: ({ list, wire }: GameSource, entry: string) => [
    list === "games" ? ofTheSite : ofThePlayer,
    "games",
    list,
    wire,
    entry,
  ],
};
