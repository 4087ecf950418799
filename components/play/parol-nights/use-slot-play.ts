"use client";
import { useRef } from "react";
import type { ReelsHandle } from "#components/play/parol-nights/reels.tsx";
import type { SlotRound } from "#components/play/parol-nights/scenes.ts";
import { firstStops, useShow } from "#components/play/parol-nights/use-show.ts";
import type { Tone } from "#components/play/table/sound.ts";
import { useBegin } from "#components/play/table/use-begin.ts";
import { type PlayOutcome, useTable } from "#components/play/table/use-table.ts";
import { noteSeen, type PlayMode, playRound, type TableState } from "#lib/client/originals.ts";
import { parolNights } from "#lib/originals/parol-nights/game.ts";

const game = parolNights.code;

interface SlotPlayOptions {
  mode: PlayMode;
  initial: TableState<typeof game> | null;
  countRound: (round: SlotRound) => void;
  quick: boolean;
  say: (tones: readonly Tone[]) => void;
}

/**
 * Connects the table and the reels: the table settles a spin, then the reels show its round. A paid round that was not
 * shown to the end, because the page closed, is shown on the next page load.
 */
export function useSlotPlay({ mode, initial, countRound, quick, say }: SlotPlayOptions) {
  const reels = useRef<ReelsHandle>(null);
  const first = initial?.rounds[0]?.spins.at(-1) ?? firstStops;
  const atFirst = useRef(initial?.unseen ? firstStops : first).current;
  const { show, begin, run, giveUp, hurry } = useShow({ reels, quick, say, first: atFirst });
  const table = useTable<typeof game, { game: typeof game }>({
    ...{ game, mode, initial },
    send: (bet) => playRound(game, mode, bet),
    betShape: parolNights.bet,
  });

  /** Resolves when the round has been shown to the end. */
  const present = (round: SlotRound) =>
    run(round, () => {
      table.reveal(round);
      // A lost note only shows the round once more.
      if (round.payout > 0n) noteSeen(round.roundId).catch(() => {});
    });
  const presentSettled = (round: SlotRound) => {
    countRound(round);
    return present(round);
  };

  useBegin(async () => {
    const { answered, unseen } = await table.begin();
    if (answered) await presentSettled(answered);
    if (unseen) await present(unseen);
  });
  const load = async () => {
    const unseen = await table.load();
    if (unseen) await present(unseen);
    return unseen;
  };
  const spin = async (stake: bigint): Promise<PlayOutcome<typeof game>> => {
    const before = show.stops ?? atFirst;
    begin();
    const outcome = await table.play({ game, stake });
    if ("round" in outcome) await presentSettled(outcome.round);
    else giveUp(before);
    return outcome;
  };
  return { table: { ...table, load }, reels, show, spin, hurry, first: atFirst };
}
