import { mix } from "#lib/art/colour.ts";
import { circle, dots, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const octopus: Motif = (k) => {
  const t = [
      "M96 190C60 196 40 236 16 222C0 210 12 188 28 196",
      "M110 206C92 240 76 286 44 276C24 266 36 240 52 250",
      "M130 214C126 250 128 290 100 296",
    ],
    sk = mix(k.p.accent, k.p.cream, 0.08),
    dk = mix(k.p.accent, k.p.deep, 0.35);
  const T = t
    .map(
      (d) =>
        stroke(d, dk, 26, round) +
        stroke(d, sk, 19, round) +
        stroke(d, k.p.cream, 6, 'stroke-dasharray=".1 15" stroke-linecap="round" opacity=".8"'),
    )
    .join("");
  return {
    disc: "bright",
    discY: 140,
    back: "sea",
    art:
      k.both(T) +
      path(
        "M150 42C82 42 64 100 80 150C86 176 92 186 88 206C110 226 190 226 212 206C208 186 214 176 220 150C236 100 218 42 150 42Z",
        k.linear(mix(k.p.accent, k.p.cream, 0.35), k.p.accent, true),
      ) +
      path(
        "M150 42C218 42 236 100 220 150C214 176 208 186 212 206C196 222 172 222 150 220C190 170 184 92 150 42Z",
        k.p.deep,
        'opacity=".2"',
      ) +
      k.both(
        circle(122, 146, 24, k.p.cream) +
          circle(126, 148, 13, k.p.deep) +
          circle(121, 142, 5, "#fff") +
          stroke("M96 122Q118 108 140 124", dk, 7, round),
      ) +
      dots(
        [
          [176, 70],
          [194, 92],
          [170, 96],
        ],
        k.p.highlight,
        11,
      ) +
      stroke("M138 182Q150 190 162 182", dk, 5, round),
  };
};
