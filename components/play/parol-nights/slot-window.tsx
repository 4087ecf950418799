"use client";
import { useTranslations } from "next-intl";
import type { SlotRound } from "#components/play/parol-nights/scenes.ts";
import { symbolArt } from "#components/play/parol-nights/symbol-art.ts";
import { windowAt } from "#lib/originals/parol-nights/rules.ts";

/** Shows the stops of the paid spin, as the player saw them. */
export function SlotWindow({ round }: { round: SlotRound }) {
  const t = useTranslations("parol-nights.fair");
  const window = windowAt(round.spins[0] ?? []);
  const rows = [0, 1, 2].map((row) => window.map((reel) => reel[row] ?? "cherries"));
  return (
    <div
      role="img"
      aria-label={rows.map((row) => row.map((symbol) => t(`symbols.${symbol}`)).join(", ")).join("; ")}
      dir="ltr"
      className="grid grid-cols-5 gap-1 rounded-lg bg-[#9c5b13] p-1.5"
    >
      {rows.flatMap((row, at) =>
        row.map((symbol, reel) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a grid
          <span key={`${at}-${reel}`} className="grid place-items-center rounded bg-[#fbeed2] p-1">
            <img src={symbolArt[symbol]} alt="" width={60} height={62} className="w-full" />
          </span>
        )),
      )}
    </div>
  );
}
