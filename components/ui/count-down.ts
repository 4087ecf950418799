import { elapsedMs, followTime } from "#lib/client/server-clock.ts";

const endEveryMs = 15_000;

interface Countdown {
  /** Returns the time left; negative after the end. */
  leftMs: () => number;
  /** Receives the whole seconds left. */
  onLeft: (left: number) => void;
  onEnd: () => void;
  /** Earliest time of the next `onEnd`, by `elapsedMs`. It outlives a restart with another end. */
  nextEndMs: { current: number };
}

/**
 * Counts down to the end, also while the machine sleeps. Calls `onEnd` at zero and then every 15 s while the page is
 * visible. Returns a function that stops the countdown.
 */
export function countDown({ leftMs, onLeft, onEnd, nextEndMs }: Countdown): () => void {
  return followTime(() => {
    const left = secondsLeft(leftMs());
    const nowMs = elapsedMs();
    onLeft(left);
    if (left > 0 || document.hidden || nowMs < nextEndMs.current) return;
    nextEndMs.current = nowMs + endEveryMs;
    onEnd();
  });
}

export function secondsLeft(leftMs: number): number {
  return Math.max(0, Math.ceil(leftMs / 1000));
}
