import { followTime, serverTimeMs } from "#lib/client/server-clock.ts";

/** Reports the server's time now and at every full second. Returns a function that stops it. */
export function followClock(onSecond: (nowMs: number) => void): () => void {
  return followTime(
    () => onSecond(serverTimeMs()),
    () => 1000 - (serverTimeMs() % 1000),
  );
}
