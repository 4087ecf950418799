import { mix } from "#lib/art/colour.ts";
import { circle, dots, path, polar, star } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const prizeWheel: Motif = (k) => {
  const colours = [k.red, k.p.highlight, k.p.accent, k.p.cream];
  const fields = colours.map((colour, index) => {
    const slices = [index, index + 4, index + 8].map((place) => {
      return `M150 152L${polar(150, 152, 102, place * 30)}A102 102 0 0 1 ${polar(150, 152, 102, place * 30 + 30)}Z`;
    });
    return path(slices.join(""), colour);
  });
  const lamps = Array.from({ length: 12 }, (_, index): [number, number] => {
    const [x = 0, y = 0] = polar(150, 152, 114, index * 30)
      .split(" ")
      .map(Number);
    return [x, y];
  });
  return {
    disc: "bright",
    back: "confetti",
    art:
      path("M112 246L84 304H216L188 246Z", mix(k.p.deep, k.p.mid, 0.4)) +
      circle(154, 160, 124, k.p.deep, 'opacity=".45"') +
      circle(150, 152, 124, k.gold) +
      circle(150, 152, 104, mix(k.p.deep, k.p.mid, 0.3)) +
      fields.join("") +
      path("M150 152L150 50A102 102 0 0 1 252 152Z", "#fff", 'opacity=".14"') +
      dots(lamps, "#fff8e0", 9) +
      circle(150, 152, 34, k.gold) +
      path(star(5, 150, 152, 22, 10, -90), k.red) +
      path("M132 8H168L150 54Z", k.p.deep) +
      path("M136 10H164L150 46Z", k.red),
  };
};
