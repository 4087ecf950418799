"use client";
import { useRef } from "react";
import type { ReelsHandle } from "#components/play/parol-nights/reels.tsx";
import type { SlotRound } from "#components/play/parol-nights/scenes.ts";
import { firstStops, useShow } from "#components/play/parol-nights/use-show.ts";
import { useBegin } from "#components/play/table/use-begin.ts";
import { useTable } from "#components/play/table/use-table.ts";
import { noteSeen, type Played, type PlayMode, playRound, type TableState } from "#lib/client/originals.ts";
import { parolNights } from "#lib/originals/parol-nights/game.ts";

const game = parolNights.code;

interface SlotPlayOptions {
  mode: PlayMode;
  initial: TableState<typeof game> | null;
  addNet: (change: bigint) => void;
  quick: boolean;
  sound: boolean;
}

/**
 * Connects the table and the reels: the table settles a spin, then the reels show its round. A paid round that was not
 * shown to the end, because the page closed, is shown on the next page load.
 */
export function useSlotPlay({ mode, initial, addNet, quick, sound }: SlotPlayOptions) {
  const reels = useRef<ReelsHandle>(null);
  const first = initial?.rounds[0]?.spins.at(-1) ?? firstStops;
  const begin = useRef(initial?.unseen ? firstStops : first).current;
  const { show, turn, run, giveUp, skip } = useShow({ reels, quick, sound, first: begin });
  const table = useTable<typeof game, { game: typeof game }>({
    ...{ game, mode, initial },
    send: (bet) => playRound(game, mode, bet),
    betShape: parolNights.bet,
  });

  /** Resolves when the round has been shown to the end. */
  const present = async (round: SlotRound) => {
    await run(round);
    if (round.payout === 0n) return;
    addNet(round.payout);
    // A lost note only shows the round once more.
    noteSeen(round.roundId).catch(() => {});
  };
  const presentSettled = async (round: SlotRound) => {
    addNet(-round.stake);
    await present(round);
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
  const spin = async (stake: bigint): Promise<Played<typeof game> | null> => {
    const before = show.stops ?? begin;
    turn();
    const played = await table.play({ game, stake });
    if (played) await presentSettled(played.round);
    else giveUp(before);
    return played;
  };
  return { table: { ...table, load }, reels, show, spin, skip, first: begin };
}
