import { mix } from "#lib/art/colour.ts";
import { box, circle, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const anchor: Motif = (k) => {
  const iron = k.linear(mix(k.p.highlight, "#ffffff", 0.4), k.shade(0.45));
  const shape =
    "M138 96V236C104 232 80 208 74 176L92 186L66 134L36 184L54 178C60 236 104 270 150 276C196 270 240 236 246 178L264 184L234 134L208 186L226 176C220 208 196 232 162 236V96Z";
  return {
    disc: "bright",
    back: "waves",
    art:
      path(shape, k.p.deep, 'opacity=".45" transform="translate(5 8)"') +
      circle(150, 66, 24, "none", `stroke="${k.shade(0.3)}" stroke-width="14"`) +
      path(shape, iron) +
      box(88, 106, 124, 22, 11, iron) +
      stroke("M143 134V230", "#fff", 4, `opacity=".6" ${round}`) +
      stroke(
        "M62 44C96 20 116 92 150 92S176 140 132 152S120 204 178 206S214 262 262 250",
        k.p.cream,
        10,
        `${round} opacity=".95"`,
      ) +
      stroke(
        "M62 44C96 20 116 92 150 92S176 140 132 152S120 204 178 206S214 262 262 250",
        mix(k.p.cream, k.p.deep, 0.5),
        10,
        'stroke-dasharray="2 10"',
      ),
  };
};
