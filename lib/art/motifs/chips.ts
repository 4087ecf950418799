import { path, spark } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { chip, pips } from "#lib/art/parts.ts";

export const chips: Motif = (k) => {
  return {
    disc: "none",
    back: "scallop",
    art:
      chip(k, 222, 92, 54, k.p.accent, path(pips.c, k.p.cream, 'transform="scale(1.1)"')) +
      chip(k, 72, 96, 50, k.p.bright, path(pips.d, k.p.cream, 'transform="scale(1.1)"')) +
      chip(k, 150, 176, 96, k.red, path(pips.s, k.p.cream, 'transform="scale(1.1)"')) +
      spark(92, 120, 22, "#fff"),
  };
};
