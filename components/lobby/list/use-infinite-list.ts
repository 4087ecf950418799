"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { pageWindowAddress } from "#components/lobby/list/page-window.ts";
import type { GamePage, GameSource } from "#lib/client/games/fetch-game-page.ts";
import { furtherPages, gameListQuery, uniqueGames } from "#lib/client/games/game-list.ts";
import { queryClient } from "#lib/client/query-client.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";

/** Scroll offsets of lists by history entry: Back restores the position. */
const scrolledTo = new Map<string, number>();
let entries = 0;

const entryKey = "gamesShown";

/**
 * Returns the list key stored in the current history entry if it belongs to this URL; the state may still hold another
 * list's.
 */
function keptEntry(address: string): string | null {
  const state: unknown = globalThis.history?.state;
  if (typeof state !== "object" || state === null || !(entryKey in state)) return null;
  const entry = state[entryKey];
  return typeof entry === "string" && entry.startsWith(`${address} `) ? entry : null;
}

const pathOf = (address: string) => address.split("?", 1)[0];

/** Number of pages that load on scroll; then a button loads more, so that the page's footer stays reachable. */
const pagesBySelf = 4;

interface InfiniteList {
  source: GameSource;
  /** This list's URL, including filters. */
  address: string;
  /** Number of pages in `first`. */
  pages: number;
  /** False for games that the list no longer holds. */
  stays: (game: GameTile) => boolean;
}

/** LOBBY-08: loads pages of games as their `end` comes near; the URL holds the number of shown pages for a reload. */
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
    // Keeps Next's own state in the entry, because Next would reload the page without it.
    if (!keptEntry(address)) history.replaceState({ ...history.state, [entryKey]: entry }, "");
    const remember = () => {
      scrolledTo.set(entry, scrollY);
      // At the top, a return shows the first page where the visitor left it, so the URL stays unchanged.
      if (scrollY === 0 || location.pathname !== pathOf(address)) return;
      const href = pageWindowAddress(address, shown);
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
