/**
 * Reports the server's time now and at every full second. `serverMs` is the server's time at the call, so a wrong clock
 * on this machine does not matter, and the time is right again after the machine slept. Returns a function that stops
 * it.
 */
export function followClock(serverMs: number, onSecond: (nowMs: number) => void): () => void {
  const aheadMs = serverMs - Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    const nowMs = Date.now() + aheadMs;
    onSecond(nowMs);
    timer = setTimeout(tick, 1000 - (nowMs % 1000));
  };
  tick();
  return () => clearTimeout(timer);
}
