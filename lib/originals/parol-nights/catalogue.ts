import type { CatalogueEntry } from "#lib/originals/catalogue-entry.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { slotReturn } from "#lib/originals/parol-nights/return.ts";

export const parolNightsCatalogueEntry: CatalogueEntry = {
  gameClass: "slot-machine",
  artClass: "parol",
  name: "Parol Nights",
  names: { ar: "ليالي الفانوس" },
  hot: true,
  popularity: 900_000,
  position: 2,
  releasedOn: "2026-11-28",
  rtp: Math.floor(slotReturn().base * 10_000),
  volatility: 3,
  lines: parolNights.lines.length,
  reels: `${parolNights.strips.length}x${parolNights.rows}`,
  topMultiple: parolNights.mostTimesStake,
  features: ["free-spins", "wilds", "multiplier", "autoplay", "provably-fair"],
  minimumStake: 1_00n,
  maximumStake: 1_000_00n,
  maximumWin: 5_000_000_00n,
};
