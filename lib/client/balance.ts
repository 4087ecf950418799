import { useSyncExternalStore } from "react";

/** The balance that the shell shows, as the wire's decimal string. One per browser tab, whoever learned it last. */
let current: string | null = null;
let renderedAtMs = 0;
const listeners = new Set<() => void>();

/** Call it with what a call answered: after a bet, a deposit, a withdrawal. The header follows at once. */
export function publishBalance(amount: string): void {
  if (amount === current) return;
  current = amount;
  for (const listener of listeners) listener();
}

/** Takes what the server rendered, unless it is older than what was rendered before: Back shows a stored page. */
export function adoptRenderedBalance(amount: string, atMs: number): void {
  if (atMs <= renderedAtMs) return;
  renderedAtMs = atMs;
  publishBalance(amount);
}

/** Hears every other amount than the one before. Returns the way to stop. */
export function onBalance(listener: (amount: string) => void): () => void {
  return subscribe(() => {
    if (current !== null) listener(current);
  });
}

export function useBalance(rendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => current ?? rendered,
    () => rendered,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
