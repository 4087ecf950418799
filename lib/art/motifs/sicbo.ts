import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, group, path, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { die } from "#lib/art/parts.ts";

export const sicbo: Motif = (k) => {
  const w: [string, string, string] = [k.p.cream, mix(k.p.cream, k.p.mid, 0.25), mix(k.p.cream, k.p.mid, 0.5)];
  return {
    disc: "mid",
    discY: 140,
    back: "scallop",
    art: group(
      "translate(0 -22)",
      path("M30 262H270L250 296H50Z", mix(k.p.mid, k.p.deep, 0.4)) +
        ellipse(150, 262, 120, 26, k.p.mid) +
        ellipse(150, 258, 104, 20, mix(k.p.mid, k.p.deep, 0.5)) +
        die(k, 98, 212, 48, w, [2, 5, 3]) +
        die(k, 202, 212, 48, w, [4, 6, 1]) +
        die(k, 150, 232, 50, w, [1, 3, 5]) +
        path("M36 250C36 30 264 30 264 250", "#fff", 'opacity=".13"') +
        stroke("M36 250C36 30 264 30 264 250", "#fff", 4, 'opacity=".7"') +
        stroke("M62 200C68 140 90 108 118 96", "#fff", 9, 'stroke-linecap="round" opacity=".55"') +
        circle(150, 78, 15, k.gold),
    ),
  };
};
