import { mix } from "#lib/art/colour.ts";
import { box, circle, group, path, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const bomb: Motif = (k) => {
  let sp = "";
  for (let i = 0; i < 8; i++)
    sp += group(`translate(150 170) rotate(${i * 45})`, box(-11, -108, 22, 40, 7, k.shade(0.3)));
  return {
    disc: "highlight",
    discY: 165,
    back: "rays",
    art:
      path(star(14, 150, 170, 128, 94, 0), k.red, 'opacity=".9"') +
      sp +
      circle(154, 176, 82, k.p.deep, 'opacity=".5"') +
      circle(150, 170, 82, k.orb(mix(k.p.mid, k.p.deep, 0.45))) +
      stroke("M88 152A66 66 0 0 1 130 108", "#fff", 9, 'stroke-linecap="round" opacity=".5"') +
      circle(150, 170, 36, k.p.deep) +
      circle(150, 170, 30, k.orb(k.red)) +
      circle(140, 160, 8, "#fff", 'opacity=".8"'),
  };
};
