import { mix } from "#lib/art/colour.ts";
import { circle, dots, ellipse, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const butterfly: Motif = (k) => {
  const dark = mix(k.p.deep, k.p.mid, 0.25);
  const wing =
    path("M144 150C120 60 60 30 22 52C4 90 30 152 144 166Z", dark) +
    path("M136 146C114 84 68 58 36 70C26 96 56 138 136 154Z", k.linear(k.p.highlight, k.p.bright, true)) +
    path("M144 160C84 160 44 196 62 246C96 276 136 240 148 176Z", dark) +
    path(
      "M138 172C94 172 64 198 76 234C102 252 130 224 140 182Z",
      k.linear(k.p.accent, mix(k.p.accent, k.p.deep, 0.4), true),
    ) +
    stroke(
      "M134 150C104 128 74 104 44 84M136 156C104 146 74 136 50 118M136 176C114 190 96 210 88 236",
      dark,
      4,
      round,
    ) +
    circle(66, 92, 12, k.p.cream) +
    circle(66, 92, 6, k.red) +
    dots(
      [
        [40, 62],
        [28, 82],
        [78, 250],
        [100, 254],
        [60, 230],
      ],
      k.p.cream,
      8,
    );
  return {
    disc: "mid",
    back: "scallop",
    art:
      k.both(wing) +
      stroke("M146 112C138 84 124 66 106 60M154 112C162 84 176 66 194 60", dark, 5, round) +
      k.both(circle(106, 60, 6, k.p.highlight)) +
      ellipse(150, 182, 12, 66, dark) +
      circle(150, 116, 14, dark) +
      stroke("M144 160H156M143 178H157M144 196H156M146 214H154", k.p.highlight, 4, round) +
      spark(238, 268, 14, "#fff") +
      spark(58, 286, 9, k.p.highlight),
  };
};
