"use client";
import { useEffect, useState } from "react";
import { type Count, countedAt } from "#components/play/table/counting.ts";

/** Returns the amount of this frame. Frames have one time for all, so two places never show different amounts. */
export function useCounted(count: Count): bigint {
  const start = count.durationMs === 0 ? count.to : count.from;
  const [shown, setShown] = useState({ count, amount: start });
  useEffect(() => {
    if (count.durationMs === 0) return;
    let frame = 0;
    const tick = (nowMs: number) => {
      setShown({ count, amount: countedAt(count, nowMs) });
      if (nowMs < count.startMs + count.durationMs) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return shown.count === count ? shown.amount : start;
}
