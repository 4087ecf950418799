/** Maximum wait for an idle browser. */
const patienceMs = 3_000;

/** Calls `act` when the browser is idle. Returns what cancels it. Falls back to a timer: Safari has no idle callback. */
export function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(act, { timeout: patienceMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, 500);
  return () => clearTimeout(id);
}
