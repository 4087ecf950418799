import type { Pace } from "#components/play/parol-nights/pace.ts";
import type { ReelsHandle } from "#components/play/parol-nights/reels.tsx";
import { stopSounds } from "#components/play/parol-nights/sounds.ts";
import type { Tone } from "#components/play/table/sound.ts";
import type { Stops } from "#lib/originals/parol-nights/rules.ts";

/** Upper bound for one landing in ms, for browsers that throttle animations. */
const longestMs = 10_000;

interface ReelTurnsOptions {
  /** Null before the reels are on the page. */
  reels: () => ReelsHandle | null;
  /** Waits, unless the player skips. */
  pause: (ms: number) => Promise<void>;
  skip: () => void;
  say: (tones: readonly Tone[]) => void;
  /** True when nothing may move. */
  isStill: () => boolean;
  clock: { nowMs: () => number; wait: (ms: number) => Promise<void> };
}

/** Turns the reels and lands them one after another. They turn for the pace's time at least, unless they are stopped. */
export function reelTurns({ reels, pause, skip, say, isStill, clock }: ReelTurnsOptions) {
  let turningSinceMs: number | null = null;
  let stopped = false;

  /** Shows the stops without a motion. */
  const put = (stops: Stops) => {
    turningSinceMs = null;
    reels()?.put(stops);
  };

  const landInTurn = async (stops: Stops, pace: Pace) => {
    let over = false;
    const landReel = async (stop: number, reel: number) => {
      await clock.wait(reel * pace.staggerMs);
      if (over) return;
      await reels()?.land(reel, stop, pace.landMs);
      if (!over) say(stopSounds(reel));
    };
    await Promise.race([Promise.all(stops.map(landReel)), pause(longestMs)]);
    over = true;
    skip();
  };

  return {
    startTurning: () => {
      turningSinceMs = clock.nowMs();
      stopped = false;
      if (!isStill()) reels()?.turn();
    },
    isTurning: () => turningSinceMs !== null,
    put,
    /** Resolves when the reels rest at the stops. */
    land: async (stops: Stops, pace: Pace) => {
      const leftMs = pace.spinMs - (clock.nowMs() - (turningSinceMs ?? 0));
      if (!stopped && leftMs > 0) await pause(leftMs);
      if (!stopped) await landInTurn(stops, pace);
      if (stopped) say(stopSounds(0));
      put(stops);
    },
    /** Lands all reels at once, or as soon as the result is known. It changes nothing about the result. */
    stop: () => {
      stopped = true;
      skip();
    },
  };
}
