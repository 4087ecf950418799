import { circle, path, round, spark, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const comet: Motif = (k) => ({
  disc: "none",
  back: "stars",
  art:
    path("M282 22C226 40 170 86 132 152L176 198C232 150 268 92 282 22Z", k.p.bright, 'opacity=".55"') +
    path("M270 40C214 66 176 102 146 148L170 180C214 140 248 96 270 40Z", k.p.highlight, 'opacity=".8"') +
    path("M250 66C210 88 184 114 156 150L168 168C204 138 228 106 250 66Z", k.p.cream) +
    stroke("M292 62L214 148M252 14L176 84M292 118L250 164", k.p.cream, 4, `opacity=".7" ${round}`) +
    path(star(5, 126, 190, 98, 44, -64), k.p.deep, 'opacity=".55"') +
    path(star(5, 120, 182, 98, 44, -64), k.gold) +
    path(star(5, 120, 182, 98, 44, -64), "none", `stroke="${k.p.cream}" stroke-width="5"`) +
    path(star(5, 120, 182, 52, 23, -64), k.p.cream, 'opacity=".75"') +
    circle(120, 182, 13, k.p.bright) +
    spark(56, 84, 15, "#fff") +
    spark(232, 226, 18, k.p.highlight) +
    spark(34, 262, 11, "#fff"),
});
