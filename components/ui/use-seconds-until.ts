import { useLayoutEffect, useRef, useState } from "react";
import { countDown, secondsLeft } from "#components/ui/count-down.ts";
import { elapsedMs, serverTimeMs } from "#lib/client/server-clock.ts";

interface Until {
  /** Undefined while nothing is counted down. */
  endMs: number | undefined;
  /** `server`: `endMs` is the server's time. `elapsed`: it is by `elapsedMs`. */
  by: "server" | "elapsed";
  /** Milliseconds left at the render. */
  firstMs?: number;
  onEnd?: (() => void) | undefined;
}

const clocks = { server: serverTimeMs, elapsed: elapsedMs };

/** Returns the whole seconds left. All countdowns use it, so that all follow the time again after the machine slept. */
export function useSecondsUntil({ endMs, by, firstMs = 0, onEnd }: Until): number {
  const [left, setLeft] = useState(() => secondsLeft(firstMs));
  const onEndRef = useRef(onEnd);
  onEndRef.current = onEnd;
  const nextEndMs = useRef(0);
  // A layout effect: a new end shows from the first paint.
  useLayoutEffect(() => {
    if (endMs === undefined) return;
    const leftMs = () => endMs - clocks[by]();
    return countDown({ leftMs, onLeft: setLeft, onEnd: () => onEndRef.current?.(), nextEndMs });
  }, [endMs, by]);
  return endMs === undefined ? 0 : left;
}
