import { mix } from "#lib/art/colour.ts";
import { box, circle, dots, ellipse, path, polar, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** The helmet of a diver. */
export const helmet: Motif = (k) => {
  const brass = k.orb(mix("#e0a24a", k.p.highlight, 0.4));
  const dark = mix("#8a5518", k.p.deep, 0.3);
  const bolts = Array.from({ length: 10 }, (_, index): [number, number] => {
    const [x = 0, y = 0] = polar(150, 136, 67, index * 36)
      .split(" ")
      .map(Number);
    return [x, y];
  });
  return {
    disc: "bright",
    discY: 150,
    back: "sea",
    art:
      path("M60 292C62 238 92 224 150 224S238 238 240 292Z", dark) +
      path("M66 286C70 244 98 234 150 234S230 244 234 286Z", brass) +
      circle(40, 140, 22, dark) +
      circle(260, 140, 22, dark) +
      circle(153, 144, 106, k.p.deep, 'opacity=".4"') +
      circle(150, 136, 104, brass) +
      box(124, 14, 52, 26, 8, dark) +
      circle(150, 136, 76, dark) +
      dots(bolts, k.p.cream, 8) +
      circle(150, 136, 58, k.linear(mix("#0d3a55", k.p.deep, 0.3), mix("#2f9dbd", k.p.bright, 0.3), true)) +
      path("M104 120A50 50 0 0 1 172 90L118 170A50 50 0 0 1 104 120Z", "#fff", 'opacity=".28"') +
      stroke("M128 82V190M172 82V190M96 114H204M96 158H204", dark, 6, round) +
      ellipse(92, 74, 20, 12, "#fff", 'opacity=".6" transform="rotate(-40 92 74)"') +
      dots(
        [
          [96, 262],
          [124, 256],
          [176, 256],
          [204, 262],
        ],
        dark,
        9,
      ),
  };
};
