import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const frog: Motif = (k) => {
  const skin = mix("#57b947", k.p.highlight, 0.15);
  const dark = mix(skin, k.p.deep, 0.4);
  const side =
    circle(98, 102, 38, dark) +
    circle(98, 99, 36, skin) +
    circle(98, 98, 25, "#fff") +
    circle(103, 99, 14, k.p.deep) +
    circle(98, 93, 5, "#fff") +
    circle(88, 190, 14, k.p.bright, 'opacity=".5"') +
    path("M56 270C30 262 36 232 66 226C86 236 92 256 88 280Z", skin) +
    ellipse(140, 146, 4, 3, dark);
  return {
    disc: "bright",
    discY: 156,
    back: "waves",
    art:
      ellipse(150, 282, 138, 30, "#1f7a43") +
      path("M150 282L244 256L272 276Z", k.p.deep, 'opacity=".5"') +
      path("M66 210C62 274 106 292 150 292S238 274 234 210Z", dark) +
      path("M96 222C96 268 122 284 150 284S204 268 204 222Z", mix(skin, k.p.cream, 0.65)) +
      path("M150 110C214 110 246 146 240 186C234 222 194 236 150 236S66 222 60 186C54 146 86 110 150 110Z", skin) +
      path("M150 110C214 110 246 146 240 186C234 222 194 236 150 236Z", k.p.deep, 'opacity=".13"') +
      k.both(side) +
      stroke("M76 178Q150 232 224 178", dark, 6, round) +
      path("M112 80L120 44L138 66L150 34L162 66L180 44L188 80Q150 92 112 80Z", k.gold) +
      circle(150, 32, 7, k.red) +
      circle(119, 42, 5, k.p.accent) +
      circle(181, 42, 5, k.p.accent),
  };
};
