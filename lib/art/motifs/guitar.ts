import { mix } from "#lib/art/colour.ts";
import { box, circle, dots, group, path, rows, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const guitar: Motif = (k) => {
  const wood = mix(k.p.highlight, k.shade(0.6), 0.35);
  const body =
    "M150 152C118 144 100 162 106 186C110 202 92 210 84 226C68 262 100 300 150 300S232 262 216 226C208 210 190 202 194 186C200 162 182 144 150 152Z";
  return {
    disc: "bright",
    discY: 150,
    back: "beams",
    art:
      group(
        "rotate(32 150 172) translate(6 -34)",
        path(body, k.p.deep, 'opacity=".5" transform="translate(8 6)"') +
          path(body, k.linear(mix(wood, k.p.cream, 0.25), mix(wood, k.p.deep, 0.35))) +
          path(body, "none", `stroke="${k.p.cream}" stroke-width="4"`) +
          circle(150, 216, 29, k.p.deep) +
          circle(150, 216, 33, "none", `stroke="${k.p.accent}" stroke-width="6" stroke-dasharray="5 4"`) +
          box(136, 4, 28, 204, 4, mix(k.shade(0.9), k.p.deep, 0.5)) +
          stroke("M136 40H164M136 66H164M136 92H164M136 118H164M136 144H164M136 170H164", k.p.highlight, 3) +
          path("M130-34H170L164 8H136Z", mix(wood, k.p.deep, 0.3)) +
          k.both(dots(rows([126, -24], [126, -10], [128, 2]), k.gold, 12)) +
          box(118, 262, 64, 14, 5, k.p.deep) +
          stroke("M142-20V264M147-20V264M153-20V264M158-20V264", "#fff", 1.6, 'opacity=".85"'),
      ) +
      spark(64, 84, 16, "#fff") +
      spark(240, 236, 12, k.p.highlight),
  };
};
