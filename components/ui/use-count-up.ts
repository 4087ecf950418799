"use client";
import { useEffect, useState } from "react";
import { prefersStill } from "#components/ui/prefers-still.ts";

/** Animates from `from` to `to` over `durationMs` after they change; jumps with reduced motion. */
export function useCountUp(from: bigint, to: bigint, durationMs: number): bigint {
  const [shown, setShown] = useState(to);
  useEffect(() => {
    if (durationMs === 0 || from === to || prefersStill()) {
      setShown(to);
      return;
    }
    const start = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / durationMs));
      setShown(from + ((to - from) * BigInt(Math.round(share * 10_000))) / 10_000n);
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [from, to, durationMs]);
  return shown;
}
