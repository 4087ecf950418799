/** A larger change between the wall clock and the steady clock means that the machine slept or its clock was set. */
const jumpMs = 1_000;
/** Minimum interval between requests for the server's time. */
const askEveryMs = 2_000;
const tickMs = 500;

/** Time that the steady clock missed while the machine slept. */
let sleptMs = 0;
let wallAheadMs = Date.now() - performance.now();
/** Server's time minus `elapsedMs`; undefined until a page or the server has told it. */
let serverAheadMs: number | undefined;
let outOfDate = false;
let asking = false;
let nextAskMs = 0;

/**
 * Returns milliseconds that pass at the steady clock's pace, also while the machine sleeps. A wrong wall clock does not
 * matter: only its change against the steady clock counts, and until the server has answered.
 */
export function elapsedMs(): number {
  const jump = Date.now() - performance.now() - wallAheadMs;
  wallAheadMs += jump;
  if (Math.abs(jump) > jumpMs) {
    sleptMs += Math.max(0, jump);
    outOfDate = true;
  }
  return performance.now() + sleptMs;
}

/** Returns the server's time in milliseconds since 1970; the wall clock's until a page has told it. */
export function serverTimeMs(): number {
  const elapsed = elapsedMs();
  return serverAheadMs === undefined ? Date.now() : elapsed + serverAheadMs;
}

/**
 * Adopts the time at which the server rendered a part of the page `ageMs` ago. A stored page was rendered earlier, so
 * the latest time is the closest.
 */
export function adoptRenderedTime(renderedMs: number, ageMs = 0): void {
  const aheadMs = renderedMs + ageMs - elapsedMs();
  serverAheadMs = Math.max(serverAheadMs ?? aheadMs, aheadMs);
}

/** Milliseconds since the server began to respond with this document, because the page's code may load late. */
export function documentAgeMs(): number {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? Math.max(0, performance.now() - entry.responseStart) : 0;
}

/**
 * Calls `tick` at once, when the page wakes up, and again after each delay. After a sleep it asks for the server's
 * time. Returns the function that stops it.
 */
export function followTime(tick: () => void, delayMs: () => number = () => tickMs): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    tick();
    void askWhenOutOfDate();
    if (!signal.aborted) timer = setTimeout(run, delayMs());
  };
  document.addEventListener("visibilitychange", run, { signal });
  for (const name of ["pageshow", "focus"]) window.addEventListener(name, run, { signal });
  run();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

async function askWhenOutOfDate(): Promise<void> {
  if (!outOfDate || asking || document.hidden || elapsedMs() < nextAskMs) return;
  asking = true;
  outOfDate = false;
  const askedMs = elapsedMs();
  nextAskMs = askedMs + askEveryMs;
  try {
    const { readServerTime } = await import("#lib/client/read-server-time.ts");
    const answeredMs = await readServerTime();
    serverAheadMs = answeredMs - (askedMs + elapsedMs()) / 2;
  } catch {
    // Without an answer the wall clock's jump counts, and the next tick asks again.
    outOfDate = true;
  } finally {
    asking = false;
  }
}
