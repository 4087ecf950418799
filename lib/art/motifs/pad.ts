import { mix } from "#lib/art/colour.ts";
import { circle, group, path, spark, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const pad: Motif = (k) => {
  const d =
    "M92 92C120 84 180 84 208 92C244 96 262 150 268 208C270 250 234 260 212 230L196 208H104L88 230C66 260 30 250 32 208C38 150 56 96 92 92Z";
  return {
    disc: "bright",
    discY: 150,
    back: "grid",
    art:
      group(
        "rotate(-9 150 160)",
        path(d, k.p.deep, 'opacity=".5" transform="translate(5 10)"') +
          path(d, k.linear(mix(k.p.mid, k.p.cream, 0.12), k.p.deep, true)) +
          stroke(d, k.p.highlight, 4) +
          path("M84 122H102V140H120V158H102V176H84V158H66V140H84Z", k.p.cream) +
          circle(208, 126, 13, k.p.highlight) +
          circle(232, 150, 13, k.p.accent) +
          circle(184, 150, 13, k.p.bright) +
          circle(208, 174, 13, k.red) +
          circle(126, 190, 20, k.p.deep) +
          circle(126, 186, 15, k.p.mid) +
          circle(178, 190, 20, k.p.deep) +
          circle(178, 186, 15, k.p.mid) +
          path(star(8, 150, 128, 17, 8, 0), k.p.highlight) +
          stroke("M70 108Q110 92 190 96", "#fff", 4, 'stroke-linecap="round" opacity=".5"'),
      ) + spark(60, 62, 18, "#fff"),
  };
};
