import { box, circle, path, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const lantern: Motif = (k) => {
  const l =
      path("M-58 0C-58-46-30-58 0-58S58-46 58 0S30 58 0 58S-58 46-58 0Z", k.orb(k.red)) +
      stroke(
        "M-34-50C-52-20-52 20-34 50M34-50C52-20 52 20 34 50M0-58V58M-16-56C-24-20-24 20-16 56M16-56C24-20 24 20 16 56",
        k.p.highlight,
        2,
        'opacity=".6"',
      ) +
      box(-24, -66, 48, 12, 4, k.gold) +
      box(-24, 54, 48, 12, 4, k.gold) +
      path("M-10 66H10L14 112H-14Z", k.p.highlight) +
      stroke("M-5 68L-7 110M0 68V112M5 68L7 110", k.p.mid, 2) +
      stroke("M0-66V-160", k.p.highlight, 3),
    id = k.def(l);
  const u = (t: string) => `<use href="#${id}" transform="${t}"/>`;
  return {
    disc: "highlight",
    discR: 96,
    back: "scallop",
    art:
      u("translate(52 96) scale(.62)") +
      u("translate(250 84) scale(.56)") +
      circle(156, 160, 76, k.p.deep, 'opacity=".35"') +
      u("translate(150 150) scale(1.18)") +
      path(star(8, 150, 150, 30, 13, 0), k.p.highlight) +
      circle(150, 150, 9, k.red),
  };
};
