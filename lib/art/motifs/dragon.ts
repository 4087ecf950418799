import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, pair, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const dragon: Motif = (k) => {
  const scale = mix("#1f9d63", k.p.bright, 0.35);
  const dark = mix(scale, k.p.deep, 0.5);
  const side =
    path("M104 98C72 76 62 44 74 16C86 50 108 62 130 72Z", k.gold) +
    path(
      "M82 130C44 122 28 92 32 62C50 92 72 98 94 102ZM72 168C34 174 12 154 6 128C32 150 54 142 80 138ZM78 202C48 222 20 214 6 196C34 202 54 186 76 172Z",
      k.red,
    ) +
    path("M92 132Q114 108 138 134L132 150Q110 152 92 132Z", "#fff") +
    circle(120, 138, 9, k.p.deep) +
    stroke("M84 124Q112 96 142 128", k.p.highlight, 8, round) +
    ellipse(134, 204, 8, 6, dark) +
    stroke("M122 216C84 212 60 232 50 268C44 288 30 290 22 280", k.p.highlight, 5, round);
  return {
    disc: "highlight",
    discY: 150,
    back: "clouds",
    art:
      k.both(side) +
      path(
        "M150 62C104 62 76 96 78 142C80 172 98 180 104 206C108 240 126 262 150 264C174 262 192 240 196 206C202 180 220 172 222 142C224 96 196 62 150 62Z",
        k.p.deep,
        'opacity=".4" transform="translate(4 7)"',
      ) +
      pair(
        "M150 62C104 62 76 96 78 142C80 172 98 180 104 206C108 240 126 262 150 264Z",
        mix(scale, k.p.cream, 0.18),
        mix(scale, k.p.deep, 0.2),
      ) +
      path("M150 62L132 96L150 128L168 96Z", k.gold) +
      stroke("M128 168Q150 184 172 168M132 182Q150 196 168 182", dark, 4, round) +
      k.both(
        path("M92 132Q114 108 138 134L132 150Q110 152 92 132Z", "#fff") +
          circle(120, 138, 9, k.p.deep) +
          stroke("M84 124Q112 96 142 128", k.p.highlight, 8, round) +
          ellipse(134, 204, 8, 6, dark),
      ) +
      path("M112 224Q150 214 188 224Q182 256 150 260Q118 256 112 224Z", "#8e1f2f") +
      path("M118 224L126 242L134 222ZM166 222L174 242L182 224Z", "#fff") +
      path("M138 250Q150 238 162 250L150 288Z", k.red),
  };
};
