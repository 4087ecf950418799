import { infiniteQueryOptions } from "@tanstack/react-query";
import type { GamePage, GameSource } from "#lib/client/games/fetch-game-page.ts";
import { gameKeys } from "#lib/client/games/game-keys.ts";
import { loadPart } from "#lib/client/load-part.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";

interface GameList {
  source: GameSource;
  entry: string;
  /** What the server rendered; several pages count as one. */
  first: GamePage;
  /** False for games that the list no longer holds. */
  stays: (game: GameTile) => boolean;
}

/** LOBBY-08: a list of games, page after page. What is on the screen does not change under the reader. */
export const gameListQuery = ({ source, entry, first, stays }: GameList) =>
  infiniteQueryOptions({
    queryKey: gameKeys.list(source, entry),
    queryFn: async ({ pageParam }) => {
      const { fetchGamePage } = await loadPart(() => import("#lib/client/games/fetch-game-page.ts"));
      return fetchGamePage(source, pageParam);
    },
    initialPageParam: "",
    initialData: { pages: [first], pageParams: [""] },
    getNextPageParam: ({ next }, pages) => next && nextOf(pages, next, stays, Number(source.wire.pageSize)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** What stood behind games that are gone has moved up, so a page may have to be asked for again. */
function nextOf(pages: readonly GamePage[], next: string, stays: GameList["stays"], pageSize: number): string {
  const games = uniqueGames(pages);
  const left = games.filter(stays).length;
  return left < games.length ? String(Math.floor(left / pageSize) + 1) : next;
}

/** The games of all pages. One that moved to another page meanwhile came twice. */
export function uniqueGames(pages: readonly GamePage[]): GameTile[] {
  const games = new Map<string, GameTile>();
  for (const game of pages.flatMap((page) => page.games)) if (!games.has(game.nodeId)) games.set(game.nodeId, game);
  return [...games.values()];
}

/** How many pages came after the first, without those asked for again. */
export function furtherPages({ pages, pageParams }: { pages: readonly GamePage[]; pageParams: readonly unknown[] }) {
  return pages.filter((_, index) => index > 0 && pageParams[index] === pages[index - 1]?.next).length;
}
