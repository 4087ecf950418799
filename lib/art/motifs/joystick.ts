import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, round, spark, star, stroke, use } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const joystick: Motif = (k) => ({
  disc: "bright",
  discY: 150,
  back: "grid",
  art:
    path("M36 246Q150 200 264 246V280Q150 322 36 280Z", k.p.deep, 'opacity=".55" transform="translate(4 8)"') +
    path("M36 240V278Q150 322 264 278V240Z", mix(k.p.mid, k.p.deep, 0.5)) +
    ellipse(150, 240, 114, 42, k.linear(mix(k.p.mid, k.p.cream, 0.3), k.p.mid)) +
    ellipse(150, 236, 48, 18, k.p.deep) +
    path("M140 238L150 96H172L164 238Q152 244 140 238Z", k.linear("#ffffff", mix(k.p.cream, k.p.deep, 0.45))) +
    circle(168, 92, 52, k.p.deep, 'opacity=".4"') +
    circle(163, 86, 52, k.orb(k.red)) +
    use(k.gloss(), 'transform="translate(163 86) scale(1.3)"') +
    ellipse(76, 232, 24, 12, k.p.deep) +
    ellipse(76, 226, 24, 12, k.p.highlight) +
    ellipse(224, 232, 24, 12, k.p.deep) +
    ellipse(224, 226, 24, 12, k.p.accent) +
    stroke("M50 262Q150 304 250 262", k.p.highlight, 5, `${round} stroke-dasharray="2 14"`) +
    path("M62 110H84V88H106V110H84V132H62Z", k.p.highlight) +
    path(star(4, 246, 150, 24, 9, 0), k.p.cream) +
    spark(236, 62, 16, "#fff"),
});
