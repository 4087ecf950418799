import { queryOptions } from "@tanstack/react-query";
import { gameKeys, lobbyStaleMs } from "#lib/client/games/game-keys.ts";
import { loadPart } from "#lib/client/load-part.ts";

/** LOBBY-08: queries how many games a list has; `query` has its filters in wire form. */
export const gameCountQuery = (query: string) =>
  queryOptions({
    queryKey: gameKeys.count(query),
    queryFn: async () => {
      const { fetchGameCount } = await loadPart(() => import("#lib/client/games/fetch-game-page.ts"));
      return fetchGameCount(Object.fromEntries(new URLSearchParams(query)));
    },
    staleTime: lobbyStaleMs,
  });
