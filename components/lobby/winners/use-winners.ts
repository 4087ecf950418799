"use client";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { type Winner, winKey } from "#components/lobby/winners/winners.ts";
import { liveAtoms } from "#lib/client/live-state.ts";

/**
 * Returns the winner board: the rendered winners, then updates from the event stream. `isNew` is true for wins that
 * arrived after rendering.
 */
export function useWinners(rendered: readonly Winner[]) {
  const live = useAtomValue(liveAtoms.winners);
  const known = useMemo(() => new Set(rendered.map(winKey)), [rendered]);
  const winners = live ? live.list.map(({ vo }) => vo) : rendered;
  return { winners, isNew: (winner: Winner) => live !== undefined && !known.has(winKey(winner)) };
}
