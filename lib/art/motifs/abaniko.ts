import { mix } from "#lib/art/colour.ts";
import { circle, group, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { fan } from "#lib/art/parts.ts";

export const abaniko: Motif = (k) => {
  const slat =
    path("M0 0L-17-168Q0-178 17-168Z", k.linear(k.p.cream, mix(k.p.bright, k.p.cream, 0.3), true)) +
    path("M0 0L0-173Q9-174 17-168Z", k.p.deep, 'opacity=".12"') +
    circle(0, -128, 7, k.p.accent) +
    stroke("M-10-100H10M-13-146H13", k.red, 4);
  return {
    disc: "mid",
    discY: 160,
    back: "scallop",
    art:
      stroke("M150 244C150 268 128 266 130 292", k.red, 5, round) +
      path("M120 288H142L148 320H114Z", k.red) +
      path("M152 250L-16 206A174 174 0 0 1 320 206Z", k.p.deep, 'opacity=".35"') +
      fan(k, 11, -76, 76, 150, 242, 1, slat) +
      k.both(group("translate(150 242) rotate(-84)", path("M-6 4L-13-166Q0-180 11-166L6 4Z", k.gold))) +
      path("M150 242L92 222A62 62 0 0 1 208 222Z", mix(k.p.mid, k.p.deep, 0.3)) +
      stroke("M92 222A62 62 0 0 1 208 222", k.gold, 5) +
      circle(150, 240, 15, k.gold) +
      circle(150, 240, 6, k.p.deep) +
      spark(70, 96, 14, "#fff") +
      spark(232, 82, 18, "#fff"),
  };
};
