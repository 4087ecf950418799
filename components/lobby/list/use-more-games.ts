"use client";
import { useEffect, useRef, useState } from "react";
import { shownAddress } from "#components/lobby/list/shown-pages.ts";
import { loadPart } from "#lib/client/load-part.ts";
import type { GameSource, MoreGames } from "#lib/client/more-games.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";

interface Shown extends MoreGames {
  /** How many pages these games are. */
  pages: number;
}

/** What was loaded, while the page lives: someone who comes Back finds it as it was. By entry of the history. */
const kept = new Map<string, Shown & { scrollY: number }>();

const entryKey = "gamesShown";

function keptHere(): string | null {
  const state: unknown = globalThis.history?.state;
  if (typeof state !== "object" || state === null || !(entryKey in state)) return null;
  return typeof state[entryKey] === "string" ? state[entryKey] : null;
}

const pathOf = (address: string) => address.split("?", 1)[0];

/** Pages that come by themselves as one scrolls; then a press asks for more, so that the foot of the page can be reached. */
const pagesBySelf = 4;

/**
 * LOBBY-08: games page after page, of which `first` is so many. `address` tells one list from another, and is given how
 * many are shown, for when the page itself is gone. `stays` is false for those that a list no longer holds.
 */
export function useMoreGames(
  first: MoreGames,
  {
    source,
    address,
    pages,
    stays,
  }: { source: GameSource; address: string; pages: number; stays: (game: GameTile) => boolean },
) {
  // An entry of another list may still be in the history's state while this one is drawn.
  const restored = useRef(keptHere()?.startsWith(`${address} `) ? kept.get(keptHere() ?? "") : undefined);
  const [shown, setShown] = useState<Shown>(restored.current ?? { ...first, pages });
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const [bySelf, setBySelf] = useState(pagesBySelf);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (restored.current) scrollTo({ top: restored.current.scrollY, behavior: "instant" });
  }, []);

  useEffect(() => {
    if (shown.games === first.games || shown === restored.current) return;
    const key = keptHere()?.startsWith(`${address} `) ? keptHere() : null;
    const entry = key ?? `${address} ${kept.size}`;
    // With what Next keeps there the entry stays as it is for it.
    if (!key) history.replaceState({ ...history.state, [entryKey]: entry }, "");
    const remember = () => {
      kept.set(entry, { ...shown, scrollY });
      // Who has not moved finds the first page where they left it, so its address stays as they know it.
      if (scrollY === 0 || location.pathname !== pathOf(address)) return;
      const href = shownAddress(address, shown.pages);
      if (location.pathname + location.search !== href) history.replaceState(history.state, "", href);
    };
    remember();
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [shown, first, address]);

  async function load() {
    if (!shown.next || state === "loading") return;
    setState("loading");
    try {
      const { moreGames } = await loadPart(() => import("#lib/client/more-games.ts"));
      const left = shown.games.filter(stays).length;
      // What stood behind games that are gone has moved up, so a page may have to be asked for again.
      const movedUp = left < shown.games.length;
      const next = movedUp ? String(Math.floor(left / Number(source.wire.pageSize)) + 1) : shown.next;
      const more = await moreGames(source, next);
      const known = new Set(shown.games.map(({ nodeId }) => nodeId));
      const added = more.games.filter(({ nodeId }) => !known.has(nodeId));
      setShown({
        games: [...shown.games, ...added],
        next: more.next,
        pages: shown.pages + (next === shown.next ? 1 : 0),
      });
      setBySelf((left) => left - 1);
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  useEffect(() => {
    if (!end.current || !shown.next || state !== "idle" || bySelf <= 0) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), {
      rootMargin: "0px 0px 700px",
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  });

  const ask = () => {
    setBySelf(pagesBySelf);
    void load();
  };
  return { ...shown, state, end, ask };
}
