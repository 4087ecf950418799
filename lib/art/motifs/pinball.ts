import { mix } from "#lib/art/colour.ts";
import { circle, path, round, spark, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const pinball: Motif = (k) => {
  const bumper = (x: number, y: number, r: number, fill: string) =>
    circle(x + 3, y + 5, r, k.p.deep, 'opacity=".5"') +
    circle(x, y, r, fill) +
    circle(x, y, r * 0.72, k.p.cream) +
    path(star(5, x, y + 1, r * 0.58, r * 0.26, -90), fill);
  const flipper =
    path("M70 236L128 268Q138 276 130 284Q122 290 112 284L62 254Q58 240 70 236Z", k.gold) +
    circle(72, 246, 7, k.p.deep);
  return {
    disc: "none",
    back: "grid",
    art:
      path("M42 300V120C42 40 258 40 258 120V300Z", mix(k.p.deep, k.p.mid, 0.5)) +
      stroke("M42 300V120C42 40 258 40 258 120V300", k.gold, 9, round) +
      stroke("M60 300V130C60 66 240 66 240 130V300", k.p.highlight, 4, `stroke-dasharray=".1 15" ${round}`) +
      path("M60 168L100 214L60 236ZM240 168L200 214L240 236Z", k.p.accent) +
      bumper(108, 132, 31, k.red) +
      bumper(192, 128, 31, k.p.bright) +
      bumper(150, 194, 28, k.p.accent) +
      k.both(flipper) +
      circle(178, 236, 18, k.p.deep, 'opacity=".5"') +
      circle(174, 230, 18, k.orb("#dfe6ef")) +
      stroke("M190 216Q214 196 214 166", "#fff", 4, `opacity=".6" ${round} stroke-dasharray="8 8"`) +
      spark(150, 84, 20, k.p.cream),
  };
};
