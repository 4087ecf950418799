"use client";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { mayStop, normal, still, turbo } from "#components/play/parol-nights/pace.ts";
import { reelTurns } from "#components/play/parol-nights/reel-turns.ts";
import type { ReelsHandle } from "#components/play/parol-nights/reels.tsx";
import {
  type FreeSpins,
  gainOf,
  type Scene,
  type SlotRound,
  scenesOf,
  winOf,
} from "#components/play/parol-nights/scenes.ts";
import { bellSounds, spinSounds, winSounds } from "#components/play/parol-nights/sounds.ts";
import { type Count, counted, winCountMs } from "#components/play/table/counting.ts";
import type { Tone } from "#components/play/table/sound.ts";
import { usePause } from "#components/play/table/use-pause.ts";
import { prefersStill } from "#components/ui/prefers-still.ts";
import type { Stops } from "#lib/originals/parol-nights/rules.ts";

/** What the player currently sees. */
export interface Show {
  round: SlotRound | null;
  /** The current or last scene. */
  scene: Scene | null;
  /** Current stops; null while the reels turn. */
  stops: Stops | null;
  free: FreeSpins | null;
  /** The part of the payout that has been shown so far. Everything that shows it counts by this. */
  win: Count;
  running: boolean;
}

interface ShowOptions {
  reels: RefObject<ReelsHandle | null>;
  quick: boolean;
  say: (tones: readonly Tone[]) => void;
  first: Stops;
}

/**
 * Presents settled rounds scene by scene. The result is stored before the first reel stops, so a reloaded page can show
 * it again.
 */
export function useShow({ reels, quick, say, first }: ShowOptions) {
  const [show, setShow] = useState<Show>({
    ...{ round: null, scene: null, stops: first, free: null, win: counted(0n), running: false },
  });
  const latest = useRef({ quick });
  latest.current = { quick };
  const gone = useGone();
  const change = useCallback(
    (changed: Partial<Show>) => {
      if (!gone.current) setShow((before) => ({ ...before, ...changed }));
    },
    [gone],
  );
  const { pause, skip } = usePause();
  const { startTurning, isTurning, land, put, stop } = useMemo(
    () => reelTurns({ reels: () => reels.current, pause, skip, say, isStill: prefersStill, clock }),
    [reels, pause, skip, say],
  );
  const pressedMs = useRef(0);

  const turn = useCallback(() => {
    startTurning();
    change({ stops: null, scene: null, running: true });
    say(spinSounds);
  }, [startTurning, change, say]);

  /** Turns the reels for a new round, before its result is known. */
  const begin = useCallback(() => {
    pressedMs.current = performance.now();
    turn();
    change({ win: counted(0n) });
  }, [turn, change]);

  const play = useCallback(
    async (scene: Scene, stake: bigint, before: bigint) => {
      const isStill = prefersStill();
      const pace = isStill ? still : latest.current.quick ? turbo : normal;
      const grow = (durationMs: number) => winOf(scene, before, performance.now(), isStill ? 0 : durationMs);
      if (scene.kind !== "spin") {
        say(bellSounds);
        change({ scene, win: grow(pace.announceMs / 2) });
        return pause(pace.announceMs);
      }
      if (!isTurning()) turn();
      change({ free: scene.free });
      await land(scene.stops, pace);
      const countMs = scene.won > 0n ? winCountMs(pace.countMs, scene.won, stake) : 0;
      if (scene.won >= stake) say(winSounds(scene.won, stake));
      change({ scene, stops: scene.stops, win: grow(countMs) });
      return pause(countMs + pace.restMs);
    },
    [change, isTurning, land, pause, say, turn],
  );

  /** Shows a whole round and calls `onEnd` when it has been shown to the end; never on a page that was left. */
  const run = useCallback(
    async (round: SlotRound, onEnd: () => void) => {
      change({ round, win: counted(0n), running: true });
      let shown = 0n;
      for (const scene of scenesOf(round)) {
        await play(scene, round.stake, shown);
        if (gone.current) return;
        shown += gainOf(scene);
        change({ win: counted(shown) });
      }
      change({ free: null, running: false });
      onEnd();
    },
    [change, gone, play],
  );

  /** Returns the reels to where they were when there is no result. */
  const giveUp = useCallback(
    (stops: Stops) => {
      put(stops);
      change({ stops, running: false });
    },
    [put, change],
  );

  /** Lands turning reels at once, and otherwise goes on to the next scene. It changes nothing about the round. */
  const hurry = useCallback(() => {
    if (!isTurning()) skip();
    else if (mayStop(pressedMs.current, performance.now())) stop();
  }, [isTurning, skip, stop]);
  return { show, begin, run, giveUp, hurry };
}

const clock = {
  nowMs: () => performance.now(),
  wait: (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms)),
};

/** True in the ref once the page was left. */
function useGone() {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return gone;
}

/** Stops before the first spin: lanterns in view, and no win. */
export const firstStops: Stops = [26, 23, 2, 7, 10];
