"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { type AutoplayEnd, type AutoplayPlan, type AutoplayRun, runAutoplay } from "#components/play/table/autoplay.ts";

/** Pause in ms between two rounds, so that a person can follow them. */
const pauseMs = 450;

export type Autoplay = ReturnType<typeof useAutoplay>;

type PlayOnce = (stake: bigint) => Promise<{ round: { stake: bigint; payout: bigint } } | { failed: string }>;

/** `playOnce` plays the bet that was set when the run started. A page out of sight plays no further round. */
export function useAutoplay(playOnce: PlayOnce) {
  const [run, setRun] = useState<AutoplayRun | null>(null);
  const [end, setEnd] = useState<AutoplayEnd | null>(null);
  /** The run that may go on; a run that was stopped has another object. */
  const current = useRef<{ stoppedBy: "player" | "hidden" | null } | null>(null);
  const play = useRef(playOnce);
  play.current = playOnce;

  const stopFor = useCallback((reason: "player" | "hidden") => {
    if (current.current) current.current.stoppedBy = reason;
    current.current = null;
    setRun(null);
  }, []);
  const stop = useCallback(() => stopFor("player"), [stopFor]);

  const start = async (plan: AutoplayPlan, stake: bigint) => {
    if (current.current) return;
    const own: { stoppedBy: "player" | "hidden" | null } = { stoppedBy: null };
    current.current = own;
    setEnd(null);
    const ended = await runAutoplay(plan, stake, {
      play: () => play.current(stake),
      pause: () => new Promise((resume) => setTimeout(resume, pauseMs)),
      stoppedBy: () => own.stoppedBy,
      show: setRun,
    });
    // Another run may have begun while the last round of a stopped one was shown.
    if (current.current !== null && current.current !== own) return;
    current.current = null;
    setRun(null);
    setEnd(ended);
  };

  useEffect(() => {
    const hidden = () => document.hidden && stopFor("hidden");
    document.addEventListener("visibilitychange", hidden);
    return () => {
      stopFor("hidden");
      document.removeEventListener("visibilitychange", hidden);
    };
  }, [stopFor]);

  const dismiss = useCallback(() => setEnd(null), []);
  return { run, end, start, stop, dismiss };
}
