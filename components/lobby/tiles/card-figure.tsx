"use client";
import { useSyncExternalStore } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { decorativeJackpotAt, decorativeJackpotStepMs } from "#components/lobby/tiles/decorative-jackpot-amount.ts";
import { JackpotPool, useJackpotPool } from "#components/lobby/tiles/jackpot-pool.tsx";

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

/**
 * LOBBY-06: renders the figure of a list card: what the game's jackpot pool holds. A game without a pool gets a
 * decorative jackpot when the site wants it: the figure grows by 165.11 every 3 s and says that it is decorative.
 */
export function CardFigure({ gameId }: { gameId: string }) {
  const { decoration, say } = useLobby();
  const hasPool = useJackpotPool(gameId) !== undefined;
  if (hasPool) return <JackpotPool gameId={gameId} className={figureClass} noteClass={noteClass} />;
  if (!decoration) return null;
  return (
    <>
      <span className={figureClass}>
        <DecorativeJackpot gameId={gameId} />
      </span>{" "}
      <span className={noteClass}>{say("for-show")}</span>
    </>
  );
}

// Neither is ever truncated: half an amount is another amount.
const figureClass = "text-md font-bold text-win max-lg:text-sm";
const noteClass = "order-1 w-full text-2xs font-semibold text-3";

function DecorativeJackpot({ gameId }: { gameId: string }) {
  const { money } = useLobby();
  const step = useSyncExternalStore(subscribe, currentStep, currentStep);
  return (
    // The figure ticked on since the server rendered it.
    <span translate="no" className="money" suppressHydrationWarning>
      {money(decorativeJackpotAt(gameId, step * decorativeJackpotStepMs))}
    </span>
  );
}
