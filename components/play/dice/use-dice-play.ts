"use client";
import { useState } from "react";
import type { DiceAsked, DiceCode, DiceRound } from "#components/play/dice/dice-table.ts";
import { knockSounds, rattleSounds, winSounds } from "#components/play/dice/sounds.ts";
import { type Count, counted, winCountMs } from "#components/play/table/counting.ts";
import type { Tone } from "#components/play/table/sound.ts";
import { useBegin } from "#components/play/table/use-begin.ts";
import { usePause } from "#components/play/table/use-pause.ts";
import { useTable } from "#components/play/table/use-table.ts";
import { prefersStill } from "#components/ui/prefers-still.ts";
import { type PlayMode, playRound, type TableState } from "#lib/client/originals.ts";
import { dice as game } from "#lib/originals/dice/game.ts";
import type { DiceBet } from "#lib/originals/dice/rules.ts";

/** Counting time of a win in ms; larger wins take up to three times as long. */
const countMs = 600;
/** Upper bound for the fall of the dice in ms, for browsers that throttle animations. */
const longestFallMs = 1_500;

/** In the hand, falling with the drawn number, or lying still. */
export type DicePhase = "shaken" | "falling" | "lying";

interface DicePlayOptions {
  mode: PlayMode;
  initial: TableState<DiceCode> | null;
  countRound: (round: DiceRound) => void;
  say: (tones: readonly Tone[]) => void;
}

/** Connects the table and the dice: the table settles a roll, then the dice fall, and only then the result is told. */
export function useDicePlay({ mode, initial, countRound, say }: DicePlayOptions) {
  const [phase, setPhase] = useState<DicePhase>("lying");
  const [win, setWin] = useState<Count>(counted(0n));
  const { pause, skip } = usePause();
  const table = useTable<DiceCode, DiceAsked>({
    ...{ game: game.code, mode, initial },
    send: (asked) => playRound(game.code, mode, asked),
    betShape: game.bet,
  });

  /** Resolves when the dice lie. */
  const present = async (round: DiceRound) => {
    countRound(round);
    const still = prefersStill();
    if (!still) {
      setPhase("falling");
      // The end of the fall ends this pause, and so does a press of the button.
      await pause(longestFallMs);
    }
    const { payout, stake } = round;
    say(payout > 0n ? winSounds(payout, stake) : knockSounds);
    const durationMs = still ? 0 : winCountMs(countMs, payout, stake);
    setWin(payout > 0n ? { from: 0n, to: payout, startMs: performance.now(), durationMs } : counted(0n));
    table.reveal(round);
    setPhase("lying");
  };

  useBegin(async () => {
    const { answered } = await table.begin();
    if (answered) await present(answered);
  });

  const roll = async (bet: DiceBet, stake: bigint) => {
    setPhase("shaken");
    setWin(({ to }) => counted(to));
    say(rattleSounds);
    const outcome = await table.play({ game: game.code, ...bet, stake });
    if ("round" in outcome) await present(outcome.round);
    else setPhase("lying");
    return outcome;
  };
  return { table, phase, win, roll, land: skip };
}
