"use client";
import { useAtomValue } from "jotai";
import type { MouseEvent, ReactNode } from "react";
import { gridClass } from "#components/lobby/list/game-grid-class.ts";
import { useInfiniteList } from "#components/lobby/list/use-infinite-list.ts";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { GameCard } from "#components/lobby/tiles/game-card.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ListEnd } from "#components/ui/state.tsx";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import type { GamePage, GameSource } from "#lib/client/games/fetch-game-page.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";

interface GameGridProps {
  first: GamePage;
  source: GameSource;
  /** This list's URL, including filters. */
  address: string;
  /** Number of pages in `first`. */
  shown: number;
  /** URL of the next page, for visitors without script; null on the last page. */
  moreHref: string | null;
  label: string;
  /** Number of games on all pages, when known. */
  total?: number;
  /** LOBBY-14: shown when the last game leaves a list that can shrink. */
  empty?: ReactNode;
}

/** Covers visible at once on most screens. */
const eagerCards = 4;

/** LOBBY-08: renders game cards: the first page from the server, the others loaded on scroll. */
export function GameGrid({ first, source, address, shown, moreHref, label, total, empty }: GameGridProps) {
  const { favorites, say, count } = useLobby();
  // LOBBY-14: a removed favourite leaves the favourites list at once, and returns when the server rejects the removal.
  const ids = useAtomValue(favoriteIdsAtom) ?? favorites;
  const stays = ({ gameId }: GameTile) => source.list !== "favorites" || ids.has(gameId);
  const { games, next, state, end, ask } = useInfiniteList(first, { source, address, pages: shown, stays });
  const listed = games.filter(stays);
  const more = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    ask();
  };
  const shownText =
    total === undefined
      ? say("shown", { count: count(listed.length) })
      : say("shown-of", { count: count(listed.length), total: count(total) });
  if (listed.length === 0 && !next && empty) return empty;
  return (
    <section aria-label={label} aria-busy={state === "loading"} className="grid gap-4">
      <ul className={gridClass}>
        {listed.map((game, index) => (
          <li key={game.gameId} className="grid">
            <GameCard game={game} eager={index < eagerCards} />
          </li>
        ))}
        {state === "loading" && <CardSkeletons />}
      </ul>
      <div ref={end} className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <p role="status" className={cx("text-sm text-3", !next && "sr-only")}>
          {state === "loading" ? say("more-loading") : shownText}
        </p>
        {state === "failed" && (
          <p role="alert" className="text-negative">
            {say("more-failed")}
          </p>
        )}
        {next && moreHref && (
          <a href={moreHref} rel="next" onClick={more} className={buttonClass()}>
            {say(state === "failed" ? "more-retry" : "more")}
          </a>
        )}
      </div>
      {!next && listed.length > 0 && <ListEnd>{say("more-end")}</ListEnd>}
    </section>
  );
}

const places = [1, 2, 3, 4];

function CardSkeletons() {
  return places.map((place) => (
    <li key={place} aria-hidden className="rounded-[18px] bg-surface-1 p-[7px] edge-1">
      <Skeleton className="aspect-3/4 rounded-[13px]!" />
      <Skeleton className="mx-1.5 mt-3 h-4" />
      <Skeleton className="mx-1.5 mt-2 mb-3 h-7 w-2/3" />
    </li>
  ));
}
