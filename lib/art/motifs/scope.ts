import { mix } from "#lib/art/colour.ts";
import { circle, pair, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const scope: Motif = (k) => {
  return {
    disc: "none",
    back: "grid",
    art:
      circle(150, 154, 112, mix(k.p.deep, k.p.mid, 0.5)) +
      circle(150, 154, 112, "none", `stroke="${k.p.bright}" stroke-width="5"`) +
      circle(
        150,
        154,
        98,
        "none",
        `stroke="${k.p.cream}" stroke-opacity=".5" stroke-width="10" stroke-dasharray="2 8.26"`,
      ) +
      circle(
        150,
        154,
        70,
        "none",
        `stroke="${k.p.highlight}" stroke-width="5" stroke-dasharray="80 30" transform="rotate(20 150 154)"`,
      ) +
      stroke("M150 20V96M150 212V288M16 154H92M208 154H284", k.p.cream, 5, round) +
      pair("M150 86L100 196L150 174Z", k.linear(k.p.highlight, k.p.accent, true), mix(k.p.accent, k.p.deep, 0.25)) +
      circle(150, 154, 6, "#fff") +
      path("M30 60H66V66H36V96H30ZM270 60H234V66H264V96H270Z", k.p.highlight),
  };
};
