import type { CatalogueEntry } from "#lib/originals/catalogue-entry.ts";
import { dice } from "#lib/originals/dice/rules.ts";

export const diceCatalogueEntry: CatalogueEntry = {
  gameClass: "table-games",
  artClass: "dice.l",
  name: "Dice",
  names: { ar: "النرد" },
  hot: true,
  popularity: 1_000_000,
  position: 1,
  releasedOn: "2026-11-01",
  rtp: Math.round((dice.returned / dice.outcomes) * 10_000),
  features: ["provably-fair", "autoplay"],
  minimumStake: 1_00n,
  maximumStake: 10_000_00n,
  maximumWin: 250_000_00n,
};
