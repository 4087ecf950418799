import { mix } from "#lib/art/colour.ts";
import { group, path, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const seven: Motif = (k) => {
  const d = "M76 64H228V110L168 262H106L168 122H122V148H76Z",
    id = k.def(path(d, "currentColor"));
  const u = (dx: number, dy: number, f: string) => `<use href="#${id}" x="${dx}" y="${dy}" color="${f}"/>`;
  let ex = "";
  for (let i = 15; i > 0; i -= 2) ex += u(i, i, mix(k.p.deep, k.p.accent, i / 40));
  return {
    written: true,
    disc: "bright",
    back: "rays",
    art:
      group(
        "translate(52 36) scale(.62) rotate(-14 150 160)",
        u(6, 8, k.p.deep) + u(0, 0, mix(k.p.mid, k.p.deep, 0.25)),
      ) +
      group(
        "translate(74 30) scale(.62) rotate(16 150 160)",
        u(6, 8, k.p.deep) + u(0, 0, mix(k.p.mid, k.p.deep, 0.25)),
      ) +
      ex +
      path(d, k.linear(k.p.cream, k.p.highlight, true)) +
      stroke("M84 72H220M84 72V138", "#fff", 3, 'opacity=".8"') +
      stroke("M170 130L114 256", "#fff", 3, 'opacity=".6"') +
      spark(226, 62, 26, "#fff") +
      spark(84, 232, 13, k.p.highlight),
  };
};
