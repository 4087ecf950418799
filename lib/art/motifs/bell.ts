import { mix } from "#lib/art/colour.ts";
import { box, circle, ellipse, pair, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const bell: Motif = (k) => {
  const ribbon =
    path("M150 66C120 36 82 40 70 62C66 84 96 92 150 78Z", k.red) +
    path("M138 80L92 128L116 124L126 146L150 92Z", mix(k.red, k.p.deep, 0.3)) +
    path("M150 68C126 54 104 54 92 64C108 72 130 76 150 76Z", k.p.deep, 'opacity=".25"');
  return {
    disc: "mid",
    back: "rays",
    art:
      circle(154, 268, 22, k.p.deep, 'opacity=".4"') +
      circle(150, 260, 22, k.orb(k.shade(0.2))) +
      path(
        "M150 76C94 84 96 160 78 214L54 236H246L222 214C204 160 206 84 150 76Z",
        k.p.deep,
        'opacity=".4" transform="translate(5 8)"',
      ) +
      pair("M150 76C94 84 96 160 78 214L54 236H150Z", k.linear(k.p.cream, k.p.highlight, true), k.shade(0.34)) +
      box(50, 228, 200, 20, 10, k.gold) +
      stroke("M86 200Q150 218 214 200", k.shade(0.55), 5, round) +
      stroke("M108 112C100 140 98 160 92 182", "#fff", 9, `${round} opacity=".75"`) +
      k.both(ribbon) +
      ellipse(150, 74, 17, 14, k.red) +
      ellipse(146, 70, 7, 4, "#fff", 'opacity=".5"') +
      spark(232, 120, 18, "#fff") +
      spark(62, 170, 11, k.p.highlight),
  };
};
