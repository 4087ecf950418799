import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, rows, use } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const marbles: Motif = (k) => {
  const colours = [k.p.accent, k.p.highlight, k.red, mix("#4b8ef8", k.p.bright, 0.3), "#58b368"];
  const places = rows([92, 92, 42], [206, 104, 50], [66, 198, 46], [232, 216, 44], [150, 180, 72]);
  return {
    disc: "mid",
    back: "banig",
    art:
      ellipse(150, 262, 124, 24, k.p.deep, 'opacity=".4"') +
      places
        .map(([x, y, r], index) => {
          const colour = colours[index] ?? k.red;
          return (
            circle(x + 3, y + 7, r, k.p.deep, 'opacity=".4"') +
            circle(x, y, r, k.orb(mix(colour, "#ffffff", 0.35))) +
            path(
              `M${x - r * 0.7} ${y + r * 0.2}C${x - r * 0.2} ${y - r * 0.7} ${x + r * 0.2} ${y + r * 0.6} ${x + r * 0.7} ${y - r * 0.3}C${x + r * 0.5} ${y + r * 0.5} ${x - r * 0.3} ${y + r * 0.1} ${x - r * 0.7} ${y + r * 0.2}Z`,
              mix(colour, k.p.deep, 0.25),
            ) +
            use(k.gloss(), `transform="translate(${x} ${y}) scale(${(r / 40).toFixed(2)})"`)
          );
        })
        .join(""),
  };
};
