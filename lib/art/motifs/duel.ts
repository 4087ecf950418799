import { mix } from "#lib/art/colour.ts";
import { circle, path } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { pips } from "#lib/art/parts.ts";

export const duel: Motif = (k) => {
  return {
    disc: "none",
    back: "beams",
    art:
      circle(154, 160, 112, k.p.deep, 'opacity=".5"') +
      circle(150, 154, 112, k.linear(k.p.cream, k.p.highlight, true)) +
      path(
        "M150 42A112 112 0 0 1 150 266A56 56 0 0 1 150 154A56 56 0 0 0 150 42Z",
        k.linear(mix(k.p.mid, k.p.bright, 0.3), k.p.deep, true),
      ) +
      path(pips.s, k.p.cream, 'transform="translate(150 210) scale(1.5)"') +
      path(pips.h, k.red, 'transform="translate(150 98) scale(1.5)"') +
      circle(150, 154, 112, "none", `stroke="${k.p.highlight}" stroke-width="5"`) +
      circle(
        150,
        154,
        122,
        "none",
        `stroke="${k.p.highlight}" stroke-width="6" stroke-linecap="round" stroke-dasharray=".1 19.2"`,
      ),
  };
};
