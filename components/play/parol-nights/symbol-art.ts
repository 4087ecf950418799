import { artAddress } from "#lib/art/address.ts";
import type { SlotSymbol } from "#lib/originals/parol-nights/machine.ts";

const drawn = (vendor: string, slug: string) => artAddress("symbol", { vendor, gameClass: "slots", slug });

/** Each symbol's drawing, in colours that distinguish it from the others. */
export const symbolArt: Readonly<Record<SlotSymbol, string>> = {
  parol: artAddress("emblem", { vendor: "BGS", gameClass: "slots", slug: "parol" }),
  seven: drawn("PG", "seven"),
  gem: drawn("PT", "gem"),
  jeepney: drawn("EG2", "jeepney"),
  shell: drawn("CQ9", "shell"),
  coins: drawn("PG", "coins"),
  mango: drawn("CQ9", "mango"),
  pineapple: drawn("JL", "pineapple"),
  cherries: drawn("EG2", "cherries"),
  sun: drawn("DS88", "sun"),
  bell: drawn("JDB", "bell"),
};
