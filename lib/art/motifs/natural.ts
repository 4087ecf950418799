import { mix } from "#lib/art/colour.ts";
import { box, circle, group, path, rows, star } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { chip, pips } from "#lib/art/parts.ts";

export const natural: Motif = (k) => {
  const diamonds = rows([-26, -44], [26, -44], [-26, -15], [26, -15], [0, 0], [-26, 15], [26, 15], [-26, 44], [26, 44])
    .map(([x, y]) => path(pips.d, k.red, `transform="translate(${x} ${y * 1.06}) scale(.68)"`))
    .join("");
  return {
    disc: "highlight",
    back: "scallop",
    art:
      group(
        "rotate(-20 150 300)",
        box(88, 56, 128, 180, 14, k.p.deep, 'opacity=".5"') +
          box(84, 52, 128, 180, 14, mix(k.p.mid, k.p.deep, 0.2)) +
          box(92, 60, 112, 164, 9, "none", `stroke="${k.p.highlight}" stroke-width="2"`) +
          path(star(12, 148, 142, 46, 22, 0), k.p.highlight) +
          circle(148, 142, 16, k.p.mid),
      ) +
      group(
        "translate(164 156) rotate(7)",
        box(-62, -88, 132, 188, 14, k.p.deep, 'opacity=".5"') +
          box(-68, -94, 132, 188, 14, k.paper) +
          group("translate(-2 0) scale(1.12)", diamonds) +
          `<text x="-52" y="-66" font-size="26" fill="${k.red}">9</text>`,
      ) +
      chip(k, 62, 250, 36, k.p.accent),
  };
};
