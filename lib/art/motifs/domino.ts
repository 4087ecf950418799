import { box, circle, dots, group, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const domino: Motif = (k) => {
  const tile = (x: number, y: number, angle: number, spots: [number, number][], ink: string) =>
    group(
      `translate(${x} ${y}) rotate(${angle})`,
      k.once(
        "tile",
        () =>
          box(-40, -96, 92, 208, 14, k.p.deep, 'opacity=".5"') +
          box(-46, -104, 92, 208, 14, k.linear("#3a2a22", "#120a08", true)) +
          box(-40, -98, 80, 196, 10, "none", 'stroke="#fff" stroke-opacity=".25" stroke-width="2"') +
          stroke("M-30 0H30", "#fff", 3, 'opacity=".5"'),
      ) + dots(spots, ink, 19),
    );
  return {
    disc: "highlight",
    discY: 156,
    back: "weave",
    art:
      tile(
        98,
        156,
        -18,
        [
          [-20, -72],
          [20, -72],
          [0, -50],
          [-20, -28],
          [20, -28],
          [0, 50],
        ],
        "#fff",
      ) +
      tile(
        202,
        164,
        15,
        [
          [-20, -66],
          [20, -66],
          [-20, -34],
          [20, -34],
          [-20, 34],
          [20, 34],
          [-20, 68],
          [20, 68],
        ],
        k.red,
      ) +
      circle(150, 268, 34, k.p.deep, 'opacity=".45" transform="translate(3 4)"') +
      circle(150, 264, 34, k.gold) +
      box(138, 252, 24, 24, 3, k.p.mid) +
      circle(150, 264, 27, "none", `stroke="${k.shade(0.5)}" stroke-width="3"`) +
      spark(64, 60, 16, "#fff"),
  };
};
