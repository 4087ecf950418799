import { mix } from "#lib/art/colour.ts";
import { circle, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const ring: Motif = (k) => ({
  disc: "mid",
  discY: 156,
  back: "scallop",
  art:
    circle(154, 212, 76, "none", `stroke="${k.p.deep}" stroke-opacity=".5" stroke-width="22"`) +
    circle(150, 206, 76, "none", `stroke="${k.gold}" stroke-width="24"`) +
    circle(150, 206, 87, "none", 'stroke="#fff" stroke-opacity=".35" stroke-width="3"') +
    stroke("M80 196A72 72 0 0 1 106 150", "#fff", 6, `opacity=".8" ${round}`) +
    path("M112 128L100 98L122 110ZM188 128L200 98L178 110ZM128 144L150 128L172 144L150 156Z", k.gold) +
    path("M78 78L110 40H190L222 78L150 146Z", k.p.deep, 'opacity=".45" transform="translate(4 6)"') +
    path("M78 78L110 40H190L222 78L150 146Z", k.p.bright) +
    path("M78 78L110 40L122 78Z", mix(k.p.bright, "#ffffff", 0.55)) +
    path("M110 40H190L178 78H122Z", mix(k.p.bright, "#ffffff", 0.3)) +
    path("M78 78H122L150 146Z", mix(k.p.bright, "#ffffff", 0.2)) +
    path("M178 78H222L150 146Z", mix(k.p.bright, k.p.deep, 0.45)) +
    path("M190 40L222 78H178Z", mix(k.p.bright, k.p.deep, 0.2)) +
    stroke("M78 78L110 40H190L222 78L150 146Z", k.p.cream, 3) +
    k.both(circle(90, 164, 9, k.p.accent) + circle(90, 164, 9, "none", `stroke="${k.p.cream}" stroke-width="2"`)) +
    spark(106, 44, 21, "#fff") +
    spark(230, 108, 14, "#fff") +
    spark(66, 120, 11, "#fff"),
});
