"use client";
import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { largestPools } from "#components/lobby/home/largest-pools.ts";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { decorativeJackpotAt, decorativeJackpotStepMs } from "#components/lobby/tiles/decorative-jackpot-amount.ts";
import { LiveMoney } from "#components/lobby/tiles/live-money.tsx";
import { liveAtoms } from "#lib/client/live-state.ts";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All figures of the page share one clock, which stops while the page is hidden. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    if (!document.hidden) for (const tell of listeners) tell();
  }, decorativeJackpotStepMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const currentStep = () => Math.floor(Date.now() / decorativeJackpotStepMs);

interface DecorativeJackpotProps {
  gameId: string;
  className: string;
  /** Classes of the note that explains the figure. */
  noteClass: string;
}

/**
 * LOBBY-06: renders a game's largest jackpot pool, live. A game without a pool gets a decorative jackpot when the site
 * wants it: the figure grows by 165.11 every 3 s and says that it is decorative.
 */
export function DecorativeJackpot({ gameId, className, noteClass }: DecorativeJackpotProps) {
  const { pools, decoration, say } = useLobby();
  const live = useAtomValue(liveAtoms.jackpots)?.pools;
  const pool = (live ? largestPools(live) : pools)[gameId];
  if (pool === undefined && !decoration) return null;
  return (
    <>
      <span className={className}>
        {pool === undefined ? <DecorativeFigure gameId={gameId} /> : <LiveMoney amount={pool} className="money" />}
      </span>{" "}
      <span className={noteClass}>{say(pool === undefined ? "for-show" : "jackpot")}</span>
    </>
  );
}

function DecorativeFigure({ gameId }: { gameId: string }) {
  const { money } = useLobby();
  const step = useSyncExternalStore(subscribe, currentStep, currentStep);
  return (
    // The figure ticked on since the server rendered it.
    <span className="money" suppressHydrationWarning>
      {money(decorativeJackpotAt(gameId, step * decorativeJackpotStepMs))}
    </span>
  );
}
