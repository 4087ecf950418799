import { mix } from "#lib/art/colour.ts";
import { box, group, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const boxingGlove: Motif = (k) => {
  const glove =
    "M92 74C104 30 176 22 214 52C248 80 254 140 234 184C226 202 212 210 204 222H110C104 200 84 190 74 168C62 140 66 116 84 112C96 110 104 118 112 128Z";
  return {
    disc: "highlight",
    discY: 146,
    back: "beams",
    art:
      group(
        "rotate(-12 150 160)",
        path(glove, k.p.deep, 'opacity=".5" transform="translate(8 9)"') +
          path(glove, k.linear(mix(k.red, "#ffffff", 0.18), mix(k.red, k.p.deep, 0.4))) +
          path(
            "M84 112C96 110 104 118 112 128L132 160C126 176 108 176 98 164L72 128C74 118 78 113 84 112Z",
            mix(k.red, "#ffffff", 0.12),
          ) +
          stroke("M112 128L134 162C126 178 106 176 96 162", mix(k.red, k.p.deep, 0.5), 4, round) +
          stroke("M150 56C190 50 220 84 220 126", "#fff", 9, `opacity=".45" ${round}`) +
          path("M106 222H208L214 292H100Z", k.paper) +
          box(96, 214, 122, 22, 9, k.gold) +
          stroke("M130 246L184 262M184 246L130 262M128 270L186 286M186 270L128 286", k.p.mid, 5, round),
      ) +
      stroke("M34 92L14 76M36 124L10 124M40 156L18 172", k.p.cream, 7, round) +
      spark(246, 58, 17, "#fff"),
  };
};
