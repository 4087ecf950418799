import { mix } from "#lib/art/colour.ts";
import { circle, group, pair, path, round, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const manta: Motif = (k) => {
  return {
    disc: "highlight",
    discY: 96,
    discR: 62,
    back: "sea",
    art:
      group(
        "translate(0 6)",
        stroke("M150 232C152 262 140 280 150 312", mix(k.p.deep, k.p.mid, 0.3), 6, round) +
          pair(
            "M150 74C142 74 138 84 136 96C110 104 50 130 8 192C50 176 84 184 108 200C124 212 136 230 150 236Z",
            k.linear(mix(k.p.mid, k.p.bright, 0.35), mix(k.p.mid, k.p.deep, 0.4)),
            mix(k.p.deep, k.p.mid, 0.35),
          ) +
          k.both(
            path("M136 96C128 84 128 66 138 54C140 66 146 74 150 76V96Z", mix(k.p.mid, k.p.deep, 0.35)) +
              circle(131, 104, 4, k.p.cream) +
              stroke(
                "M120 128L112 148M132 132L126 152M108 126L98 144",
                k.p.cream,
                3,
                'opacity=".6" stroke-linecap="round"',
              ) +
              circle(84, 158, 3, k.p.cream, 'opacity=".7"') +
              circle(100, 168, 2, k.p.cream, 'opacity=".7"') +
              circle(66, 168, 2, k.p.cream, 'opacity=".7"') +
              circle(112, 182, 3, k.p.cream, 'opacity=".7"'),
          ) +
          stroke("M8 192C50 130 110 104 136 96", "#fff", 2, 'opacity=".6"'),
      ) +
      rows([60, 250], [84, 264], [222, 256], [244, 244], [206, 272])
        .map(([x, y], i) => path(`M${x} ${y}q9-8 20 0l8-6v12l-8-6q-11 8-20 0z`, i % 2 ? k.p.highlight : k.p.accent))
        .join(""),
  };
};
