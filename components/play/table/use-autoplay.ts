"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  type AutoplayPlan,
  type AutoplayRun,
  type AutoplayStop,
  countRound,
  startRun,
  stopReason,
} from "#components/play/table/autoplay.ts";

/** Pause in ms between two rounds, so that a person can follow them. */
const pauseMs = 450;

export type Autoplay = ReturnType<typeof useAutoplay>;

interface Settled {
  round: { stake: bigint; payout: bigint };
}

/**
 * Plays rounds until a limit is reached, an error occurs, the player stops it, or the page is hidden. `playOnce` plays
 * the bet that was set when the run started.
 */
export function useAutoplay(playOnce: (stake: bigint) => Promise<Settled | null>) {
  const [run, setRun] = useState<AutoplayRun | null>(null);
  const [stopped, setStopped] = useState<AutoplayStop | null>(null);
  const running = useRef(false);
  const play = useRef(playOnce);
  play.current = playOnce;

  const stop = useCallback(() => {
    running.current = false;
    setRun(null);
  }, []);

  const start = async (plan: AutoplayPlan, stake: bigint) => {
    if (running.current) return;
    running.current = true;
    setStopped(null);
    let current = startRun(plan);
    let reason = stopReason(current, stake, 0n);
    while (running.current && !reason) {
      setRun(current);
      const played = await play.current(stake);
      if (!played) break;
      current = countRound(current, played.round);
      reason = stopReason(current, stake, played.round.payout);
      if (!reason) await new Promise((resume) => setTimeout(resume, pauseMs));
    }
    setStopped(reason);
    stop();
  };

  useEffect(() => {
    const hidden = () => document.hidden && stop();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      running.current = false;
      document.removeEventListener("visibilitychange", hidden);
    };
  }, [stop]);

  return { run, stopped, start, stop };
}
