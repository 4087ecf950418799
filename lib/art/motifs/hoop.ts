import { mix } from "#lib/art/colour.ts";
import { circle, group, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const hoop: Motif = (k) => {
  return {
    disc: "none",
    back: "rays",
    art:
      circle(158, 166, 104, k.p.deep, 'opacity=".45"') +
      circle(150, 156, 104, k.orb("#f08a33")) +
      group(
        "rotate(-24 150 156)",
        stroke(
          "M150 52V260M46 156H254M76 84C116 120 116 192 76 228M224 84C184 120 184 192 224 228",
          mix(k.p.deep, "#2a1206", 0.5),
          6,
        ),
      ) +
      circle(150, 156, 104, "none", `stroke="${mix(k.p.deep, "#2a1206", 0.5)}" stroke-width="6"`) +
      stroke("M66 128A92 92 0 0 1 118 72", "#fff", 9, 'stroke-linecap="round" opacity=".6"') +
      stroke(
        "M-10 236Q50 244 84 214M-10 268Q60 280 112 246M-10 204Q26 206 54 186",
        k.p.cream,
        6,
        'stroke-linecap="round" opacity=".8"',
      ),
  };
};
