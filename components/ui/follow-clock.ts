/**
 * Tells the server's time now and at every full second from here on, counted from `serverMs`, its time at this moment. A
 * wrong clock on this machine doesn't matter, and a machine that slept is right when it wakes. Returns the way to stop.
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
