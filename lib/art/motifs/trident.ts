import { mix } from "#lib/art/colour.ts";
import { box, circle, path, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const trident: Motif = (k) => {
  const gold = k.linear(mix(k.p.highlight, "#ffffff", 0.45), k.shade(0.4));
  const fork =
    "M150 14L128 62H140V132H116C96 128 88 110 88 84H100L80 40L60 84H72C72 130 92 152 120 154H140V182H160V154H180C208 152 228 130 228 84H240L220 40L200 84H212C212 110 204 128 184 132H160V62H172Z";
  return {
    disc: "bright",
    discY: 140,
    back: "waves",
    art:
      path(fork, k.p.deep, 'opacity=".4" transform="translate(5 8)"') +
      box(141, 160, 18, 140, 5, k.linear(mix(k.p.highlight, k.p.deep, 0.15), k.shade(0.6))) +
      path(fork, gold) +
      circle(150, 168, 20, gold) +
      circle(150, 168, 11, k.orb(k.p.accent)) +
      stroke("M145 70V130M78 90C80 120 92 138 112 142", "#fff", 4, 'opacity=".6" stroke-linecap="round"') +
      path(
        "M-10 268Q30 236 66 252C52 254 50 266 60 272Q110 240 150 262T246 250C234 254 232 264 240 270Q276 244 310 262V340H-10Z",
        mix(k.p.bright, k.p.cream, 0.3),
      ) +
      path("M-10 286Q50 268 110 284T230 282T310 280V340H-10Z", mix(k.p.mid, k.p.bright, 0.3)) +
      spark(228, 26, 14, "#fff"),
  };
};
