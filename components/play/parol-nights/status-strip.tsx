"use client";
import { JackpotStrip } from "#components/play/parol-nights/jackpot-strip.tsx";
import type { FreeSpins } from "#components/play/parol-nights/scenes.ts";
import type { Count } from "#components/play/table/counting.ts";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { useCounted } from "#components/play/table/use-counted.ts";
import type { Pools } from "#lib/client/originals.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";

interface StatusStripProps {
  free: FreeSpins | null;
  /** The part of the payout that has been shown so far, as the ribbon counts it. */
  win: Count;
  pools: Pools;
  money: (units: bigint) => string;
}

/** Shows the jackpots above the reels, or during free spins their count and the win of the round so far. */
export function StatusStrip({ free, win, pools, money }: StatusStripProps) {
  const words = useGameWords();
  return (
    <div className="mb-1.5 grid min-h-[3rem] sm:min-h-[3.5rem]">
      {free ? (
        <div className="slot-pool grid h-full grid-cols-[1fr_auto_1fr] items-center gap-3 px-4">
          <span className="text-start text-sm font-semibold text-[#ffe7b8]">{words("free-spin-of", { ...free })}</span>
          <b className="display text-xl text-[#ffd778]">× {parolNights.freeSpins.multiplier}</b>
          <Won win={win} money={money} />
        </div>
      ) : (
        <JackpotStrip pools={pools} money={money} />
      )}
    </div>
  );
}

function Won({ win, money }: Pick<StatusStripProps, "win" | "money">) {
  return (
    <span translate="no" className="money text-end font-bold text-[#fff0cd]">
      {money(useCounted(win))}
    </span>
  );
}
