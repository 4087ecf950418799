import { mix } from "#lib/art/colour.ts";
import { ellipse, pair, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** The trumpo, a spinning top of wood. */
export const top: Motif = (k) => {
  const wood = mix("#d98b3f", k.p.highlight, 0.25);
  return {
    disc: "bright",
    discY: 150,
    back: "ripples",
    art:
      ellipse(150, 282, 92, 14, k.p.deep, 'opacity=".45"') +
      stroke("M48 258C20 270 30 292 70 290M252 258C280 270 270 292 230 290", k.p.cream, 5, `opacity=".7" ${round}`) +
      pair("M150 236L140 284L150 292Z", "#e8eef5", "#93a4b6") +
      pair("M150 78H74C38 82 34 132 62 160C92 190 128 206 138 244H150Z", wood, mix(wood, k.p.deep, 0.3)) +
      path(
        "M42 110C90 130 210 130 258 110C260 122 256 134 250 144C200 160 100 160 50 144C44 134 40 122 42 110Z",
        k.red,
      ) +
      path("M76 172C116 184 184 184 224 172L208 188C176 196 124 196 92 188Z", k.p.accent) +
      ellipse(150, 80, 78, 18, mix(wood, "#ffffff", 0.3)) +
      ellipse(150, 78, 30, 9, mix(wood, k.p.deep, 0.3)) +
      path("M138 34Q150 26 162 34L158 80H142Z", mix(wood, k.p.deep, 0.2)) +
      stroke("M150 40C190 30 220 56 210 84C200 108 240 110 274 70", k.p.cream, 6, round) +
      stroke("M64 106C62 124 70 142 82 154", "#fff", 6, `opacity=".6" ${round}`),
  };
};
