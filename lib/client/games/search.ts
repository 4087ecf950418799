import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callPortal } from "#lib/client/call-portal.ts";
import { gameKeys, lobbyStaleMs } from "#lib/client/games/game-keys.ts";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import { searchGamesCall } from "#lib/contracts/games/search-games.ts";
import { trimSearchQuery } from "#lib/contracts/games/search-query.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export type SearchAnswer = OutputOf<typeof searchGamesCall>;

const resultLimit = 24;

/** LOBBY-16: queries the results for a keyword, returned with it. The last results stay until the next arrive. */
export const searchQuery = (locale: Locale, keyword: string) =>
  queryOptions({
    queryKey: gameKeys.search(locale, keyword),
    queryFn: async ({ signal }) => {
      const answer = await callPortal(
        searchGamesCall,
        { keyword: trimSearchQuery(keyword), limit: resultLimit },
        { signal },
      );
      return { keyword, answer };
    },
    placeholderData: keepPreviousData,
    staleTime: lobbyStaleMs,
  });
