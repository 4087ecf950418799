import { at, box, circle, group, path, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { coin } from "#lib/art/parts.ts";

export const ticket: Motif = (k) => {
  const d = "M-104-60H104V-20A20 20 0 0 0 104 20V60H-104V20A20 20 0 0 0-104-20Z",
    t = (f: string) => path(d, k.p.deep, 'opacity=".45" transform="translate(4 7)"') + path(d, f);
  return {
    disc: "highlight",
    back: "confetti",
    art:
      group("translate(150 118) rotate(12) scale(.94)", t(k.p.accent)) +
      group(
        "translate(146 158) rotate(-12)",
        t(k.paper) +
          stroke("M52-58V58", k.p.mid, 3, 'stroke-dasharray="6 7"') +
          box(-92, -48, 132, 96, 8, "none", `stroke="${k.red}" stroke-width="3"`) +
          [0, 1, 2]
            .map(
              (i) =>
                circle(-66 + i * 40, -10, 17, at([k.red, k.p.bright, k.p.accent], i)) +
                `<text x="${-66 + i * 40}" y="-2" font-size="22" fill="#fff">${k.n(9) + 1}</text>`,
            )
            .join("") +
          box(-84, 18, 74, 8, 4, k.p.mid, 'opacity=".5"') +
          box(-84, 32, 48, 8, 4, k.p.mid, 'opacity=".3"') +
          path(star(8, 78, 0, 19, 9, 0), k.red),
      ) +
      coin(k, 226, 246, 40),
  };
};
