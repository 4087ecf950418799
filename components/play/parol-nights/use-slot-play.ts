"use client";
import { useCallback, useEffect, useRef } from "react";
import type { ReelsHandle } from "#components/play/parol-nights/reels.tsx";
import { firstStops, useShow } from "#components/play/parol-nights/use-show.ts";
import { type Table, useTable } from "#components/play/table/use-table.ts";
import {
  noteSeen,
  type Played,
  type PlayMode,
  type SlotRound,
  type SlotState,
  slotCalls,
} from "#lib/client/originals.ts";
import { parolNights } from "#lib/contracts/originals/parol-nights.ts";
import { slotPlay } from "#lib/contracts/originals/slot-shapes.ts";

export type SlotTable = Table<object, SlotRound, SlotState>;

interface SlotPlayOptions {
  mode: PlayMode;
  initial: SlotState | null;
  addNet: (change: bigint) => void;
  quick: boolean;
  sound: boolean;
}

/**
 * The table and its reels: a spin is settled by one call and then shown. A round that was paid but not seen to the end,
 * because the page went away, is shown when the page comes back.
 */
export function useSlotPlay({ mode, initial, addNet, quick, sound }: SlotPlayOptions) {
  const reels = useRef<ReelsHandle>(null);
  const first = initial?.rounds[0]?.spins.at(-1) ?? firstStops;
  const begin = useRef(initial?.unseen ? firstStops : first).current;
  const { show, turn, run, giveUp, skip } = useShow({ reels, quick, sound, first: begin });
  const showing = useRef<{ roundId: string; over: Promise<void> } | null>(null);

  const present = useCallback(
    (round: SlotRound): Promise<void> => {
      if (showing.current?.roundId === round.roundId) return showing.current.over;
      const over = run(round).then(() => {
        if (round.payout === 0n) return;
        addNet(round.payout);
        // A note that gets lost shows the round once more, which does no harm.
        noteSeen(round.roundId).catch(() => {});
      });
      showing.current = { roundId: round.roundId, over };
      return over;
    },
    [run, addNet],
  );
  const onSettled = useCallback(
    ({ round }: Played<SlotRound>) => {
      addNet(-round.stake);
      void present(round);
    },
    [addNet, present],
  );
  const calls = slotCalls(mode);
  const table = useTable<object, SlotRound, SlotState>({
    game: parolNights.code,
    ...{ mode, calls, initial, onSettled },
    betShape: slotPlay,
  });

  const { state } = table;
  const unseen = state?.unseen ?? null;
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    if (!state || unseen === null || waiting.current === unseen) return;
    waiting.current = unseen;
    const round = state.rounds.find(({ roundId }) => roundId === unseen);
    if (round) void present(round);
  }, [state, unseen, present]);

  const spin = async (stake: bigint): Promise<Played<SlotRound> | null> => {
    const before = show.stops ?? begin;
    turn();
    const played = await table.play({ stake });
    if (played) await showing.current?.over;
    else giveUp(before);
    return played;
  };
  return { table, reels, show, spin, skip, first: begin };
}
