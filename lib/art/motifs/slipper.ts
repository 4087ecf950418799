import { mix } from "#lib/art/colour.ts";
import { box, ellipse, group, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** Tumbang preso: a slipper flies at a can. */
export const slipper: Motif = (k) => ({
  disc: "highlight",
  back: "beams",
  art:
    ellipse(92, 278, 74, 14, k.p.deep, 'opacity=".4"') +
    box(46, 168, 92, 108, 8, k.linear("#f4f7fb", "#8fa0b2")) +
    box(46, 194, 92, 56, 0, k.red) +
    ellipse(92, 168, 46, 13, "#c3cfdb") +
    ellipse(92, 168, 36, 9, mix("#5c6b7a", k.p.deep, 0.3)) +
    stroke("M62 222H122", k.p.cream, 8, round) +
    stroke("M246 226L214 186M270 190L236 158M206 248L180 216", k.p.cream, 6, `opacity=".7" ${round}`) +
    group(
      "translate(186 98) rotate(-38)",
      path(
        "M-84 6C-88-34-40-44-8-30C24-18 64-34 86-12C102 8 86 40 48 38C10 36-18 24-46 32C-68 38-82 28-84 6Z",
        mix(k.p.accent, k.p.deep, 0.4),
        'transform="translate(0 9)"',
      ) +
        path(
          "M-84 6C-88-34-40-44-8-30C24-18 64-34 86-12C102 8 86 40 48 38C10 36-18 24-46 32C-68 38-82 28-84 6Z",
          k.p.accent,
        ) +
        stroke("M50 2C20-46-14-30-26-26M50 2C24 44-12 30-24 24", k.p.cream, 11, round) +
        ellipse(50, 2, 8, 8, k.p.highlight),
    ),
});
