import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const hook: Motif = (k) => {
  const bend = "M150 92V206C150 268 62 262 66 190";
  return {
    disc: "bright",
    discY: 150,
    back: "sea",
    art:
      stroke("M150-10V34", k.p.cream, 3) +
      stroke("M150 64V84", k.p.cream, 3) +
      ellipse(150, 32, 22, 30, k.red) +
      path("M128 32A22 30 0 0 0 172 32Z", "#fff") +
      ellipse(142, 18, 6, 9, "#fff", 'opacity=".6"') +
      stroke(bend, k.p.deep, 18, `${round} opacity=".4" transform="translate(4 7)"`) +
      stroke(bend, mix("#9fb2c4", k.p.deep, 0.25), 16, round) +
      stroke(bend, "#eef4fa", 6, round) +
      path("M50 204L66 150L92 200L68 188Z", "#dbe6f0") +
      circle(150, 92, 13, "none", 'stroke="#dbe6f0" stroke-width="8"') +
      stroke("M150 214C196 200 198 250 232 234C256 222 240 192 262 180", mix("#f08f8f", k.p.accent, 0.2), 20, round) +
      stroke(
        "M150 214C196 200 198 250 232 234C256 222 240 192 262 180",
        "#fff",
        4,
        `opacity=".4" ${round} stroke-dasharray="2 12"`,
      ) +
      circle(260, 178, 3, k.p.deep) +
      spark(214, 90, 16, "#fff", 0.9) +
      circle(52, 96, 8, "none", 'stroke="#fff" stroke-opacity=".7" stroke-width="2"'),
  };
};
