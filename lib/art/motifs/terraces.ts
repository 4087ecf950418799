import { mix } from "#lib/art/colour.ts";
import { at, box, group, path, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const terraces: Motif = (k) => {
  let s = "";
  for (let i = 0; i < 9; i++) {
    const y = 118 + i * 24,
      x = at([0, 34, -26, 18, -40, 30, -14, 22, -30], i);
    const d = `M-10 ${y + 20 + x / 3}C60 ${y - 26 + x} 110 ${y + 34 + x} 170 ${y + 4}S270 ${y - 24 - x} 310 ${y + 2 - x / 3}`;
    s +=
      path(`${d}V420H-10Z`, mix(mix(k.p.bright, k.p.highlight, 0.35 - i * 0.04), k.p.deep, 0.1 + i * 0.095)) +
      stroke(d, i % 3 ? k.p.cream : k.p.highlight, i % 3 ? 2 : 4, 'opacity=".75"');
  }
  return {
    disc: "highlight",
    discY: 108,
    discR: 64,
    back: "rays",
    art:
      s +
      group(
        "translate(196 168)",
        path("M-24 0L0-26L24 0Z", k.p.deep) +
          box(-15, 0, 30, 18, 0, mix(k.p.mid, k.p.deep, 0.4)) +
          box(-4, 5, 8, 13, 0, k.p.highlight),
      ) +
      group(
        "translate(84 204) scale(.7)",
        path("M-24 0L0-26L24 0Z", k.p.deep) +
          box(-15, 0, 30, 18, 0, mix(k.p.mid, k.p.deep, 0.4)) +
          box(-4, 5, 8, 13, 0, k.p.highlight),
      ),
  };
};
