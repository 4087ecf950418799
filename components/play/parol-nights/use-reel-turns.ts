import { type RefObject, useCallback, useRef } from "react";
import type { Pace } from "#components/play/parol-nights/pace.ts";
import type { ReelsHandle } from "#components/play/parol-nights/reels.tsx";
import { stopSounds } from "#components/play/parol-nights/sounds.ts";
import type { Tone } from "#components/play/table/sound.ts";
import { prefersStill } from "#components/ui/prefers-still.ts";
import type { Stops } from "#lib/originals/parol-nights/rules.ts";

/** Upper bound for one landing in ms, for browsers that throttle animations. */
const longestMs = 10_000;

interface ReelTurnsOptions {
  reels: RefObject<ReelsHandle | null>;
  /** Waits, unless the player skips. */
  pause: (ms: number) => Promise<void>;
  skip: () => void;
  say: (tones: readonly Tone[]) => void;
}

/** Turns the reels and lands them one after another. They turn for the pace's time at least, unless the player skips. */
export function useReelTurns({ reels, pause, skip, say }: ReelTurnsOptions) {
  const turningSinceMs = useRef<number | null>(null);

  const startTurning = useCallback(() => {
    turningSinceMs.current = performance.now();
    if (!prefersStill()) reels.current?.turn();
  }, [reels]);

  /** Shows the stops without a motion. */
  const put = useCallback(
    (stops: Stops) => {
      turningSinceMs.current = null;
      reels.current?.put(stops);
    },
    [reels],
  );

  const land = useCallback(
    async (stops: Stops, pace: Pace) => {
      const turned = performance.now() - (turningSinceMs.current ?? 0);
      if (pace.spinMs > turned) await pause(pace.spinMs - turned);
      let over = false;
      const landing = stops.map(async (stop, reel) => {
        await wait(reel * pace.staggerMs);
        if (over) return;
        await reels.current?.land(reel, stop, pace.landMs);
        if (!over) say(stopSounds(reel));
      });
      await Promise.race([Promise.all(landing), pause(longestMs)]);
      over = true;
      skip();
      put(stops);
    },
    [reels, pause, skip, say, put],
  );

  const isTurning = useCallback(() => turningSinceMs.current !== null, []);
  return { startTurning, isTurning, land, put };
}

function wait(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}
