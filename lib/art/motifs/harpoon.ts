import { mix } from "#lib/art/colour.ts";
import { circle, group, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const harpoon: Motif = (k) => {
  const steel = k.linear("#f2f7fc", mix("#8fa3b8", k.p.deep, 0.2));
  const one =
    path("M-7-70H7V150H-7Z", mix("#a86a34", k.p.deep, 0.15)) +
    path("M0-148L26-84L12-92V-60H-12V-92L-26-84Z", steel) +
    path("M0-148L26-84L12-92V-60H0Z", k.p.deep, 'opacity=".2"') +
    stroke("M-8-52H8M-8-40H8M-8 128H8", k.p.highlight, 6, round);
  const rope = "M150 268C90 280 48 252 66 214S140 214 128 244S60 292 30 262";
  return {
    disc: "highlight",
    discY: 148,
    back: "sea",
    art:
      group("translate(150 160) rotate(-34)", one) +
      group("translate(150 160) rotate(34)", one) +
      stroke(rope, mix(k.p.cream, k.p.deep, 0.25), 11, round) +
      stroke(rope, k.p.cream, 6, `${round} stroke-dasharray="7 7"`) +
      circle(150, 172, 15, k.gold),
  };
};
