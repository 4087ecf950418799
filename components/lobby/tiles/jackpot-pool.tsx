"use client";
import { useAtomValue } from "jotai";
import { largestPools } from "#components/lobby/home/largest-pools.ts";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { LiveMoney } from "#components/lobby/tiles/live-money.tsx";
import { liveAtoms } from "#lib/client/live-state.ts";

/** Returns a game's largest jackpot pool in minor units, live; undefined for a game without a pool. */
export function useJackpotPool(gameId: string): bigint | undefined {
  const { pools } = useLobby();
  const live = useAtomValue(liveAtoms.jackpots)?.pools;
  return (live ? largestPools(live) : pools)[gameId];
}

interface JackpotPoolProps {
  gameId: string;
  className: string;
  /** Classes of the note that explains the figure. */
  noteClass: string;
}

/** Renders what a game's largest jackpot pool holds now, and nothing for a game without a pool. */
export function JackpotPool({ gameId, className, noteClass }: JackpotPoolProps) {
  const { say } = useLobby();
  const pool = useJackpotPool(gameId);
  if (pool === undefined) return null;
  return (
    <>
      <span className={className}>
        <LiveMoney amount={pool} className="money" />
      </span>{" "}
      <span className={noteClass}>{say("jackpot")}</span>
    </>
  );
}
