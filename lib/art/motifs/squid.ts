import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, pair, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const squid: Motif = (k) => {
  const skin = mix("#f08a9a", k.p.highlight, 0.1);
  const dark = mix(skin, k.p.deep, 0.4);
  const arms = [
    "M138 206C120 236 128 262 104 284",
    "M126 200C98 224 92 254 64 262",
    "M148 210C144 244 152 266 136 292",
  ];
  return {
    disc: "bright",
    discY: 140,
    back: "sea",
    art:
      k.both(
        stroke(arms.join(""), dark, 17, round) +
          stroke(arms.join(""), skin, 11, round) +
          stroke("M122 192C70 206 62 168 30 190C14 202 16 226 34 228", dark, 10, round) +
          stroke("M122 192C70 206 62 168 30 190C14 202 16 226 34 228", skin, 5, round) +
          ellipse(36, 226, 13, 9, skin),
      ) +
      pair(
        "M150 26C120 52 92 84 66 118C92 126 104 120 110 112V186Q128 210 150 210Z",
        mix(skin, "#ffffff", 0.25),
        skin,
      ) +
      k.both(
        circle(130, 172, 21, "#fff") +
          circle(133, 174, 12, k.p.deep) +
          circle(128, 168, 4, "#fff") +
          circle(126, 92, 5, dark, 'opacity=".5"') +
          circle(136, 122, 7, dark, 'opacity=".4"'),
      ) +
      circle(150, 68, 5, dark, 'opacity=".5"') +
      stroke("M142 198Q150 204 158 198", dark, 4, round),
  };
};
