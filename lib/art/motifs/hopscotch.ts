import { mix } from "#lib/art/colour.ts";
import { ellipse, group, path, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** Piko: squares of chalk and a stone. */
export const hopscotch: Motif = (k) => {
  const chalk = k.p.cream;
  const [a, b] = [k.p.accent, k.p.highlight];
  return {
    disc: "mid",
    back: "rays",
    written: true,
    art: group(
      "translate(150 160) scale(1.02)",
      path("M-120 132L-86-128Q0-150 86-128L120 132Z", mix(k.p.deep, k.p.mid, 0.35)) +
        path("M-36 118H36L33 70H-33ZM-32 20H32L29-24H-29Z", a, 'opacity=".75"') +
        path("M-76 66H-2V22H-72ZM2-28H60L56-68H2Z", b, 'opacity=".75"') +
        stroke(
          "M-36 118H36L33 70H-33ZM-76 66H76L72 22H-72ZM0 66V22M-32 18H32L29-24H-29ZM-62-28H62L57-68H-57ZM0-28V-68M-44-72A46 38 0 0 1 44-72Z",
          chalk,
          5,
        ) +
        [
          ["1", 0, 104],
          ["2", -38, 54],
          ["3", 38, 54],
          ["4", 0, 8],
          ["5", -30, -38],
          ["6", 30, -38],
        ]
          .map(([text, x, y]) => `<text x="${x}" y="${y}" font-size="30" fill="#fff">${text}</text>`)
          .join("") +
        ellipse(46, 104, 24, 15, mix("#8b8f98", k.p.deep, 0.2)) +
        ellipse(40, 99, 10, 5, "#fff", 'opacity=".5"'),
    ),
  };
};
