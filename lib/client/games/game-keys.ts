import type { GameSource } from "#lib/client/games/fetch-game-page.ts";
import { ofThePlayer, ofTheSite } from "#lib/client/query-client.ts";
import type { WireCategory } from "#lib/contracts/games/categories.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** LOBBY-13: answers about the lobby are this fresh; then they are asked for again, on return to the page too. */
export const lobbyStaleMs = 5 * 60_000;

/**
 * Keys of what is known of games. Names are in the page's language, so the language is part of them. `entry` is the entry
 * of the history that a list or a rail stands in: Back finds it as long as it was, a new visit begins at its start.
 */
export const gameKeys = {
  sections: (locale: Locale) => [ofTheSite, "home-sections", locale],
  vendors: (locale: Locale) => [ofTheSite, "vendors", locale],
  search: (locale: Locale, keyword: string) => [ofTheSite, "search", locale, keyword],
  details: (locale: Locale, nodeId: string) => [ofTheSite, "game", locale, nodeId],
  rail: (gameType: WireCategory, entry: string) => [ofTheSite, "rail", gameType, entry],
  list: ({ list, wire }: GameSource, entry: string) => [
    list === "games" ? ofTheSite : ofThePlayer,
    "games",
    list,
    wire,
    entry,
  ],
};
