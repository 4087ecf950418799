import { mix } from "#lib/art/colour.ts";
import { box, ellipse, pair, path, polar, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const trophy: Motif = (k) => {
  return {
    disc: "bright",
    discY: 140,
    back: "confetti",
    art:
      k.both(stroke("M96 92C50 84 50 160 112 166", k.p.highlight, 13)) +
      path(
        "M90 68H216C216 150 196 194 150 200C108 194 90 150 90 68Z",
        k.p.deep,
        'opacity=".4" transform="translate(5 8)"',
      ) +
      pair("M86 66H150V202C106 196 86 150 86 66Z", k.linear(k.p.cream, k.p.highlight, true), k.shade(0.42)) +
      ellipse(150, 66, 64, 11, mix(k.p.highlight, k.p.deep, 0.35)) +
      stroke("M102 86C104 130 114 160 132 178", "#fff", 8, 'stroke-linecap="round" opacity=".8"') +
      pair("M150 196H138C142 222 132 236 112 246H150Z", k.p.highlight, k.shade(0.5)) +
      box(96, 244, 108, 38, 5, mix(k.p.deep, k.p.mid, 0.3)) +
      box(116, 254, 68, 16, 3, k.p.highlight) +
      path(star(5, 150, 124, 32, 14, -90), k.p.accent) +
      path(
        `M150 124L${polar(150, 124, 32, -90)}L${polar(150, 124, 14, -54)}ZM150 124L${polar(150, 124, 32, -18)}L${polar(150, 124, 14, 18)}ZM150 124L${polar(150, 124, 32, 54)}L${polar(150, 124, 14, 90)}Z`,
        "#fff",
        'opacity=".45"',
      ),
  };
};
