import { at } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { card, chip, type Suit } from "#lib/art/parts.ts";

type Hand = readonly [[string, Suit], [string, Suit], [string, Suit]];

const hands: readonly [Hand, ...Hand[]] = [
  [
    ["Q", "h"],
    ["K", "s"],
    ["A", "d"],
  ],
  [
    ["7", "c"],
    ["7", "h"],
    ["7", "s"],
  ],
  [
    ["J", "d"],
    ["Q", "d"],
    ["K", "d"],
  ],
];

export const threeCards: Motif = (k) => {
  const [left, middle, right] = at(hands, k.n(hands.length));
  return {
    disc: "bright",
    discY: 156,
    back: "scallop",
    art:
      card(k, 82, 170, -24, ...left, 1.08) +
      card(k, 150, 148, 0, ...middle, 1.08) +
      card(k, 218, 170, 24, ...right, 1.08) +
      chip(k, 106, 274, 30, k.p.accent) +
      chip(k, 194, 274, 30, k.red),
  };
};
