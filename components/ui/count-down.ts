const tickMs = 500;
const endEveryMs = 15_000;

interface Countdown {
  /** Receives the whole seconds left. */
  onLeft: (left: number) => void;
  onEnd: () => void;
  /** Earliest time of the next `onEnd`, on the monotonic clock in ms. It outlives a restart with a new duration. */
  nextEndMs: { current: number };
}

/**
 * Counts down on the monotonic clock. Calls `onEnd` at zero and then every 15 s while the page is visible. Returns a
 * function that stops the countdown.
 */
export function countDown(seconds: number, { onLeft, onEnd, nextEndMs }: Countdown): () => void {
  const startedMs = performance.now();
  const tick = () => {
    const nowMs = performance.now();
    const left = Math.max(0, seconds - Math.floor((nowMs - startedMs) / 1000));
    onLeft(left);
    if (left > 0 || document.hidden || nowMs < nextEndMs.current) return;
    nextEndMs.current = nowMs + endEveryMs;
    onEnd();
  };
  const timer = setInterval(tick, tickMs);
  tick();
  return () => clearInterval(timer);
}
