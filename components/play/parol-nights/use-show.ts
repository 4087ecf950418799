"use client";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { countMs, normal, still, turbo } from "#components/play/parol-nights/pace.ts";
import type { ReelsHandle } from "#components/play/parol-nights/reels.tsx";
import { type FreeSpins, type Scene, type SlotRound, scenesOf } from "#components/play/parol-nights/scenes.ts";
import { bellSounds, spinSounds, winSounds } from "#components/play/parol-nights/sounds.ts";
import { usePause } from "#components/play/parol-nights/use-pause.ts";
import { useReelTurns } from "#components/play/parol-nights/use-reel-turns.ts";
import { playTones, type Tone } from "#components/play/table/sound.ts";
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
  /** Counting time in ms; zero shows amounts at once. */
  countMs: number;
  /** The part of the payout that has been shown so far, in minor units. */
  revealed: bigint;
  running: boolean;
}

interface ShowOptions {
  reels: RefObject<ReelsHandle | null>;
  quick: boolean;
  sound: boolean;
  first: Stops;
}

/**
 * Presents settled rounds scene by scene. The result is stored before the first reel stops, so a reloaded page can show
 * it again.
 */
export function useShow({ reels, quick, sound, first }: ShowOptions) {
  const [show, setShow] = useState<Show>({
    ...{ round: null, scene: null, stops: first, free: null, countMs: 0, revealed: 0n, running: false },
  });
  const latest = useRef({ quick, sound });
  latest.current = { quick, sound };
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const say = useCallback((tones: readonly Tone[]) => {
    if (latest.current.sound) playTones(tones);
  }, []);
  const change = useCallback((changed: Partial<Show>) => {
    if (!gone.current) setShow((before) => ({ ...before, ...changed }));
  }, []);
  const { pause, skip } = usePause();
  const { startTurning, isTurning, land, put } = useReelTurns({ reels, pause, skip, say });

  const turn = useCallback(() => {
    startTurning();
    change({ stops: null, scene: null, countMs: 0, running: true });
    say(spinSounds);
  }, [startTurning, change, say]);

  const play = useCallback(
    async (scene: Scene, stake: bigint) => {
      const pace = prefersStill() ? still : latest.current.quick ? turbo : normal;
      if (scene.kind !== "spin") {
        say(bellSounds);
        change({ scene, countMs: pace.announceMs / 2 });
        await pause(pace.announceMs);
        return;
      }
      if (!isTurning()) turn();
      change({ free: scene.free });
      await land(scene.stops, pace);
      const counted = scene.won > 0n ? countMs(pace, scene.won, stake) : 0;
      if (scene.won >= stake) say(winSounds(scene.won, stake));
      change({ scene, stops: scene.stops, countMs: counted });
      await pause(counted + pace.restMs);
    },
    [change, isTurning, land, pause, say, turn],
  );

  /** Shows a whole round. Resolves when it has been shown to the end. */
  const run = useCallback(
    async (round: SlotRound) => {
      change({ round, revealed: 0n, running: true });
      let revealed = 0n;
      for (const scene of scenesOf(round)) {
        await play(scene, round.stake);
        if (gone.current) return;
        if (scene.kind === "spin") revealed += scene.won;
        if (scene.kind === "jackpot") revealed += scene.amount;
        change({ revealed });
      }
      change({ free: null, countMs: 0, running: false });
    },
    [change, play],
  );

  /** Returns the reels to where they were when there is no result. */
  const giveUp = useCallback(
    (stops: Stops) => {
      put(stops);
      change({ stops, running: false });
    },
    [put, change],
  );
  return { show, turn, run, giveUp, skip };
}

/** Stops before the first spin: lanterns in view, and no win. */
export const firstStops: Stops = [26, 23, 2, 7, 10];
