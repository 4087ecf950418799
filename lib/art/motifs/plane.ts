import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, group, path, round, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const plane: Motif = (k) => {
  return {
    disc: "highlight",
    discY: 140,
    back: "grid",
    art:
      path("M-10 312C100 300 170 270 214 168V330H-10Z", k.linear(k.p.bright, k.p.mid, true), 'opacity=".75"') +
      stroke("M-10 308C100 298 170 268 214 168", k.p.highlight, 7, round) +
      group(
        "translate(178 132) rotate(-24) scale(1.18)",
        path("M-84-40L-58-42L-38-6L-70-2Z", mix(k.red, k.p.deep, 0.25)) +
          path("M-84-2C-50-20 30-32 66-20C82-14 90-4 88 4C82 20 30 26-20 18C-50 14-76 8-84-2Z", k.red) +
          path("M-84-2C-40 4 50 10 88 4C82 20 30 26-20 18C-50 14-76 8-84-2Z", k.p.deep, 'opacity=".25"') +
          path("M-6-22C4-42 36-42 44-22Z", k.p.cream) +
          path("M14-24C20-38 34-36 42-22Z", k.p.bright) +
          path("M-34 4L40 2L10 54L-14 56Z", k.paper) +
          path("M-34 4L40 2L34 14L-32 14Z", k.p.highlight) +
          ellipse(92, 0, 5, 44, k.p.cream, 'opacity=".65"') +
          circle(91, 0, 8, k.p.highlight) +
          path(star(5, -54, -2, 11, 5, -90), k.p.cream),
      ),
  };
};
