"use client";
import { useEffect, useState } from "react";
import type { Show } from "#components/play/parol-nights/use-show.ts";
import type { LineWin } from "#lib/originals/parol-nights/rules.ts";

const everyMs = 1_600;

/** Cycles through the winning lines one by one, after showing all of them. Returns null while all are shown. */
export function useLineCycle({ scene }: Show): LineWin | null {
  const wins = scene?.kind === "spin" && scene.won > 0n ? scene.spin.wins : null;
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    setAt(null);
    if (!wins || wins.length < 2) return;
    const timer = setInterval(() => setAt((before) => (before === null ? 0 : (before + 1) % wins.length)), everyMs);
    return () => clearInterval(timer);
  }, [wins]);
  return wins && at !== null ? (wins[at] ?? null) : null;
}
