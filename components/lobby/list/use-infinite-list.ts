"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { shownAddress } from "#components/lobby/list/shown-pages.ts";
import type { GamePage, GameSource } from "#lib/client/games/fetch-game-page.ts";
import { furtherPages, gameListQuery, uniqueGames } from "#lib/client/games/game-list.ts";
import { queryClient } from "#lib/client/query-client.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";

/** How far lists were scrolled, by entry of the history: someone who comes Back finds the place again. */
const scrolledTo = new Map<string, number>();
let entries = 0;

const entryKey = "gamesShown";

/** The list in the history's present entry, when it is the one at this address; another one may still be in its state. */
function keptEntry(address: string): string | null {
  const state: unknown = globalThis.history?.state;
  if (typeof state !== "object" || state === null || !(entryKey in state)) return null;
  const entry = state[entryKey];
  return typeof entry === "string" && entry.startsWith(`${address} `) ? entry : null;
}

const pathOf = (address: string) => address.split("?", 1)[0];

/** Pages that come by themselves as one scrolls; then a press asks for more, so that the foot of the page can be reached. */
const pagesBySelf = 4;

interface InfiniteList {
  source: GameSource;
  /** This list's own address, filters included. */
  address: string;
  /** How many pages the first one is. */
  pages: number;
  /** False for games that the list no longer holds. */
  stays: (game: GameTile) => boolean;
}

/** LOBBY-08: games page after page as one nears their `end`; the address says how many are shown, for a reload. */
export function useInfiniteList(first: GamePage, { source, address, pages, stays }: InfiniteList) {
  const [entry] = useState(() => keptEntry(address) ?? `${address} ${performance.timeOrigin} ${entries++}`);
  const query = useInfiniteQuery(gameListQuery({ source, entry, first, stays }), queryClient());
  const { data, fetchNextPage, isFetching, isError } = query;
  const loaded = data.pages.length;
  const [loadedBefore] = useState(loaded);
  const [bySelfUpTo, setBySelfUpTo] = useState(loaded + pagesBySelf);
  const end = useRef<HTMLDivElement>(null);
  const next = data.pages.at(-1)?.next ?? null;
  const shown = pages + furtherPages(data);
  const state = isFetching ? "loading" : isError ? "failed" : "idle";

  useEffect(() => {
    const top = scrolledTo.get(entry);
    if (top !== undefined) scrollTo({ top, behavior: "instant" });
  }, [entry]);

  useEffect(() => {
    if (loaded === loadedBefore) return;
    // With what Next keeps there the entry stays as it is for it.
    if (!keptEntry(address)) history.replaceState({ ...history.state, [entryKey]: entry }, "");
    const remember = () => {
      scrolledTo.set(entry, scrollY);
      // Who has not moved finds the first page where they left it, so its address stays as they know it.
      if (scrollY === 0 || location.pathname !== pathOf(address)) return;
      const href = shownAddress(address, shown);
      if (location.pathname + location.search !== href) history.replaceState(history.state, "", href);
    };
    remember();
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [entry, address, loaded, loadedBefore, shown]);

  const wantsMore = next !== null && state === "idle" && loaded < bySelfUpTo;
  useEffect(() => {
    if (!end.current || !wantsMore) return;
    const watch = new IntersectionObserver(
      ([sight]) => sight?.isIntersecting && void fetchNextPage({ cancelRefetch: false }),
      {
        rootMargin: "0px 0px 700px",
      },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [wantsMore, fetchNextPage]);

  const ask = () => {
    setBySelfUpTo(loaded + pagesBySelf);
    if (next !== null && !isFetching) void fetchNextPage({ cancelRefetch: false });
  };
  return { games: uniqueGames(data.pages), next, state, end, ask };
}
