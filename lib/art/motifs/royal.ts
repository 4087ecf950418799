import { group, rows } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { card, chip } from "#lib/art/parts.ts";

export const royal: Motif = (k) => {
  return {
    disc: "mid",
    back: "rays",
    art:
      rows(["10", -34], ["J", -17], ["Q", 0], ["K", 17], ["A", 34])
        .map(([r, a]) => group(`rotate(${a} 150 330)`, card(k, 150, 134, 0, r, "h", 0.98)))
        .join("") +
      chip(k, 66, 270, 32, k.p.accent) +
      chip(k, 234, 270, 32, k.p.accent),
  };
};
