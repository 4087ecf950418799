import { infiniteQueryOptions } from "@tanstack/react-query";
import type { GamePage, GameSource } from "#lib/client/games/fetch-game-page.ts";
import { gameKeys } from "#lib/client/games/game-keys.ts";
import { loadPart } from "#lib/client/load-part.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";

interface GameList {
  source: GameSource;
  entry: string;
  /** Rendered by the server; several pages count as one. */
  first: GamePage;
  /** False for games that the list no longer holds. */
  stays: (game: GameTile) => boolean;
}

/**
 * LOBBY-08: queries a list of games page by page. Loaded pages are never refetched, so the list does not change while
 * someone reads it.
 */
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

/** Removed games shift later ones forward, so a page may have to be fetched again. */
function nextOf(pages: readonly GamePage[], next: string, stays: GameList["stays"], pageSize: number): string {
  const games = uniqueGames(pages);
  const left = games.filter(stays).length;
  return left < games.length ? String(Math.floor(left / pageSize) + 1) : next;
}

/** Returns the games of all pages without duplicates. A game that moved between pages may be in two. */
export function uniqueGames(pages: readonly GamePage[]): GameTile[] {
  const games = new Map<string, GameTile>();
  for (const game of pages.flatMap((page) => page.games)) if (!games.has(game.gameId)) games.set(game.gameId, game);
  return [...games.values()];
}

/** Returns the number of pages after the first, without refetched ones. */
export function furtherPages({ pages, pageParams }: { pages: readonly GamePage[]; pageParams: readonly unknown[] }) {
  return pages.filter((_, index) => index > 0 && pageParams[index] === pages[index - 1]?.next).length;
}
