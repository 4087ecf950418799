"use client";
import { useEffect, useRef } from "react";
import { AllTile, type AllTileProps } from "#components/lobby/home/all-tile.tsx";
import { useRailPagination } from "#components/lobby/home/use-rail-pagination.ts";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { GameTile } from "#components/lobby/tiles/game-tile.tsx";
import { Button } from "#components/ui/button.tsx";
import { TileSkeleton } from "#components/ui/skeleton.tsx";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import type { HomeSection } from "#lib/contracts/games/read-home-sections.ts";

interface SectionGamesProps {
  section: HomeSection;
  /** Id of the row that contains the tiles. */
  rail: string;
  all: AllTileProps["all"];
}

/**
 * Renders the first vendors' games interleaved, then the other vendors' games one vendor at a time when scrolled near,
 * and last the link to the full list.
 */
export function SectionGames({ section, rail, all }: SectionGamesProps) {
  const { say } = useLobby();
  const { lists, next, state, end, again } = useRailPagination(section, rail);
  const games = [...inTurn(section.first.map(({ games }) => games)), ...lists.flat()];
  const asked = useFocusAfter(rail, games.length);
  const failed = state === "failed" || state === "again";
  return (
    <>
      {games.map((game) => (
        <GameTile key={game.gameId} game={game} />
      ))}
      {next && !failed && <Places count={Math.min(next.games, lobbySizes.games)} end={end} />}
      {next && failed && (
        <div
          role="alert"
          className="grid aspect-3/4 content-center justify-items-center gap-2.5 rounded-[14px] bg-surface-1 p-2 text-center edge-1"
        >
          <p className="text-sm text-2">{say("list-failed")}</p>
          <Button size="sm" sending={state === "again"} onClick={() => asked(again)}>
            {say("retry")}
          </Button>
        </div>
      )}
      {!next && <AllTile all={all} games={section.games} className="aspect-3/4" />}
      <p role="status" className="sr-only">
        {state === "loading" || state === "again" ? say("more-loading") : ""}
      </p>
    </>
  );
}

function Places({ count, end }: { count: number; end: ReturnType<typeof useRailPagination>["end"] }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
    <TileSkeleton key={at} ref={at === 0 ? end : undefined} />
  ));
}

/** Moves the focus to the first new game after a retry, because the retry button that held the focus is gone. */
function useFocusAfter(rail: string, count: number) {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return;
    const first = document.getElementById(rail)?.children[from.current];
    from.current = undefined;
    if (document.activeElement === document.body) first?.querySelector("a")?.focus();
  }, [rail, count]);
  return (ask: () => void) => {
    from.current = count;
    ask();
  };
}

/** Interleaves the lists: the first item of each, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}
