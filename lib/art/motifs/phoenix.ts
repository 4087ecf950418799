import { mix } from "#lib/art/colour.ts";
import { circle, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { fan, feather } from "#lib/art/parts.ts";

export const phoenix: Motif = (k) => {
  return {
    disc: "mid",
    discY: 150,
    back: "rays",
    art:
      fan(k, 4, -100, -32, 150, 190, 1.2, feather(k.p.bright, mix(k.p.bright, k.p.mid, 0.5))) +
      fan(k, 4, 32, 100, 150, 190, 1.2, feather(mix(k.p.bright, k.p.mid, 0.5), mix(k.p.mid, k.p.deep, 0.3))) +
      fan(k, 3, -86, -36, 150, 186, 0.8, feather(k.p.highlight, mix(k.p.highlight, k.p.bright, 0.5))) +
      fan(k, 3, 36, 86, 150, 186, 0.8, feather(mix(k.p.highlight, k.p.bright, 0.4), mix(k.p.bright, k.p.mid, 0.4))) +
      path("M150 84C126 100 122 150 130 190C134 216 144 232 150 240Z", k.p.cream) +
      path("M150 84C174 100 178 150 170 190C166 216 156 232 150 240Z", k.p.highlight) +
      stroke("M134 168Q150 178 166 168M136 186Q150 196 164 186M140 204Q150 212 160 204", k.p.bright, 4, round) +
      fan(k, 3, -24, 24, 150, 82, 0.4, feather(k.p.accent, k.p.highlight)) +
      circle(150, 94, 20, k.p.cream) +
      path("M150 74A20 20 0 0 1 150 114Z", k.p.highlight) +
      path("M142 98H158L150 122Z", k.p.accent) +
      circle(141, 92, 3.5, k.p.deep) +
      circle(159, 92, 3.5, k.p.deep),
  };
};
