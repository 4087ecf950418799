import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, pair, path, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const bull: Motif = (k) => {
  const t = mix(k.p.mid, k.p.deep, 0.45),
    u = mix(k.p.deep, k.p.mid, 0.3);
  return {
    disc: "bright",
    discY: 150,
    back: "rays",
    art:
      pair(
        "M150 120C124 116 106 122 92 112C62 98 42 74 52 34C16 66 24 124 72 142C98 150 122 144 150 142Z",
        k.linear(k.p.cream, k.p.highlight, true),
        k.shade(0.3),
      ) +
      pair("M108 132C86 128 64 138 54 154C74 170 96 164 112 154Z", t, u) +
      pair("M150 112H116C98 130 104 178 114 210C118 250 130 270 150 272Z", mix(t, k.p.bright, 0.12), u) +
      pair(
        "M150 216C134 214 120 220 116 232C116 258 132 274 150 274Z",
        mix(k.p.bright, k.p.cream, 0.4),
        mix(k.p.bright, k.p.mid, 0.35),
      ) +
      k.both(
        path("M106 158L138 172L132 184L110 176Z", k.p.highlight) +
          circle(125, 174, 4, k.p.deep) +
          ellipse(132, 240, 8, 6, k.p.deep),
      ) +
      pair("M150 120L132 146L150 196Z", k.p.highlight, k.shade(0.5)) +
      stroke("M134 258A17 19 0 1 0 166 258", k.p.deep, 12) +
      stroke("M134 258A17 19 0 1 0 166 258", k.gold, 8) +
      spark(54, 40, 16, "#fff"),
  };
};
