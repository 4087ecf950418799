"use client";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import { liveAtoms } from "#lib/client/live-state.ts";
import type { Pools } from "#lib/client/originals.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";

/** Returns the game's live jackpots. They freeze while reels turn, so that a drop does not reveal the winner early. */
export function usePools(loaded: Pools | null, turning: boolean): Pools {
  const live = useAtomValue(liveAtoms.jackpots)?.pools.filter(({ gameCode }) => gameCode === parolNights.code);
  const now = live ?? loaded ?? parolNights.jackpots.map(({ code, seed }) => ({ pool: code, amount: seed }));
  const shown = useRef(now);
  if (!turning) shown.current = now;
  return shown.current;
}
