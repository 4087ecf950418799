"use client";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { vendorGames } from "#lib/client/vendor-games.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import type { HomeSection } from "#lib/contracts/games/read-home-sections.ts";

interface Row {
  /** Games of the vendors that came after the first ones, in their order. */
  lists: readonly (readonly GameTile[])[];
  scrollLeft: number;
}

/** How far rows were followed, while the page lives: someone who comes Back finds them as they were. By entry of the history. */
const kept = new Map<string, Row>();

/** So far before it is in view the next vendor is asked for: half of what is seen. An end that was passed counts, too. */
const ahead = { ltr: "0px 50% 0px 100000px", rtl: "0px 100000px 0px 50%" };

/**
 * LOBBY-04: a row's games. Behind those of the first vendors the others' come, one vendor after the other, as one nears
 * the row's `end`; `next` is whose are to come, none behind the last vendor of the section.
 */
export function useFurtherGames({ gameType, vendors, first }: HomeSection, rail: string) {
  const { locale } = useLobby();
  const [entry] = useState(
    () => `${globalThis.navigation?.currentEntry?.key ?? performance.now()} ${locale} ${gameType}`,
  );
  const [lists, setLists] = useState(() => kept.get(entry)?.lists ?? []);
  const [state, setState] = useState<"idle" | "loading" | "failed" | "again">("idle");
  const end = useRef<HTMLSpanElement>(null);
  const further = vendors.slice(first.length).filter(({ games }) => games > 0);
  const next = further[lists.length];

  useLayoutEffect(() => {
    const row = document.getElementById(rail);
    if (row) row.scrollLeft = kept.get(entry)?.scrollLeft ?? 0;
  }, [rail, entry]);

  useEffect(() => {
    const row = document.getElementById(rail);
    if (!row) return;
    const keep = () => kept.set(entry, { lists, scrollLeft: row.scrollLeft });
    keep();
    row.addEventListener("scroll", keep, { passive: true });
    return () => row.removeEventListener("scroll", keep);
  }, [rail, entry, lists]);

  async function load(again = false) {
    if (!next) return;
    setState(again ? "again" : "loading");
    try {
      const games = await vendorGames(gameType, next.vassalage);
      // Asked twice at the same end, it came once.
      setLists((known) => (known === lists ? [...known, games] : known));
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  useEffect(() => {
    const row = document.getElementById(rail);
    if (!end.current || !row || state !== "idle") return;
    const rootMargin = getComputedStyle(row).direction === "rtl" ? ahead.rtl : ahead.ltr;
    const watch = new IntersectionObserver(([sight]) => sight?.isIntersecting && void load(), {
      root: row,
      rootMargin,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  });

  return { lists, next, state, end, again: () => void load(true) };
}
