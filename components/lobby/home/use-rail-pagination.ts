"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { railQuery } from "#lib/client/games/rail.ts";
import { queryClient } from "#lib/client/query-client.ts";
import type { HomeSection } from "#lib/contracts/games/read-home-sections.ts";

/** Scroll offsets of rows by history entry: Back restores the position. */
const scrolledTo = new Map<string, number>();

/** Prefetch margin: half the visible width before the row's end. An end already scrolled past also counts. */
const ahead = { ltr: "0px 50% 0px 100000px", rtl: "0px 100000px 0px 50%" };

/**
 * LOBBY-04: paginates a row's games. After the first vendors' games it loads the other vendors one at a time as the
 * row's `end` comes near. `next` is the next vendor to load; undefined after the section's last vendor.
 */
export function useRailPagination({ category, vendors, first }: HomeSection, rail: string) {
  const { locale } = useLobby();
  const [entry] = useState(
    () => `${globalThis.navigation?.currentEntry?.key ?? performance.now()} ${locale} ${category}`,
  );
  const further = vendors.slice(first.length).filter(({ games }) => games > 0);
  const [begin = "", ...others] = further.map(({ vendorCode }) => vendorCode);
  const query = useInfiniteQuery(railQuery({ category, entry, vendors: [begin, ...others] }), queryClient());
  const { data, fetchNextPage, isFetching, isError } = query;
  const lists = data?.pages ?? [];
  const next = further[lists.length];
  const [askedAgain, setAskedAgain] = useState(false);
  const state = isFetching ? (askedAgain ? "again" : "loading") : isError ? "failed" : "idle";
  const end = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const row = document.getElementById(rail);
    if (row) row.scrollLeft = scrolledTo.get(entry) ?? 0;
  }, [rail, entry]);

  useEffect(() => {
    const row = document.getElementById(rail);
    if (!row) return;
    const keep = () => scrolledTo.set(entry, row.scrollLeft);
    row.addEventListener("scroll", keep, { passive: true });
    return () => row.removeEventListener("scroll", keep);
  }, [rail, entry]);

  const wantsMore = next !== undefined && state === "idle";
  useEffect(() => {
    const row = document.getElementById(rail);
    if (!end.current || !row || !wantsMore) return;
    const rootMargin = getComputedStyle(row).direction === "rtl" ? ahead.rtl : ahead.ltr;
    const watch = new IntersectionObserver(
      ([sight]) => sight?.isIntersecting && void fetchNextPage({ cancelRefetch: false }),
      {
        root: row,
        rootMargin,
      },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [rail, wantsMore, fetchNextPage]);

  const again = async () => {
    setAskedAgain(true);
    await fetchNextPage({ cancelRefetch: false });
    setAskedAgain(false);
  };
  return { lists, next, state, end, again: () => void again() };
}
