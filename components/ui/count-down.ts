const tickMs = 500;
const endEveryMs = 15_000;

interface Countdown {
  /** Whole seconds that are left. */
  onLeft: (left: number) => void;
  onEnd: () => void;
  /** When the end may be told next, by the steady clock: outlives a new time to count from. */
  nextEndMs: { current: number };
}

/**
 * Counts down by this machine's steady clock. That it is over is told at zero, and from then on every 15 s while the page
 * is in view. Returns the way to stop.
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
