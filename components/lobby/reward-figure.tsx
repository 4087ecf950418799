"use client";
import { useSyncExternalStore } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { rewardAt, rewardStepMs } from "#components/lobby/reward.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all figures of the page, at rest while nobody looks. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    if (!document.hidden) for (const tell of listeners) tell();
  }, rewardStepMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const currentStep = () => Math.floor(Date.now() / rewardStepMs);

/** LOBBY-06: grows by 165.11 every 3 s. */
export function RewardFigure({ nodeId, className }: { nodeId: string; className?: string }) {
  const { locale, currency } = useLobby();
  const step = useSyncExternalStore(subscribe, currentStep, currentStep);
  const amount = formatMoney(moneyToWire(rewardAt(nodeId, step * rewardStepMs)), locale, { currency });
  return (
    // The server drew it a moment ago.
    <span className={className} suppressHydrationWarning>
      {amount}
    </span>
  );
}
