import { mix } from "#lib/art/colour.ts";
import { circle, path, star, use } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { rooster } from "#lib/art/motifs/rooster.ts";

export const roosterDuel: Motif = (k) => {
  const bird = k.def(rooster(k).art);
  return {
    disc: "highlight",
    discY: 138,
    discR: 112,
    back: "rays",
    art:
      path(star(8, 150, 62, 30, 13, 0), k.red) +
      circle(150, 62, 10, k.p.cream) +
      use(bird, 'transform="translate(124 62) scale(.62)"') +
      use(bird, 'transform="translate(176 62) scale(-.62 .62)"') +
      path("M-10 262Q150 226 310 262V330H-10Z", mix(k.p.deep, k.p.mid, 0.3)),
  };
};
