import { mix } from "#lib/art/colour.ts";
import { circle, dots, path, round, rows, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { fan } from "#lib/art/parts.ts";

export const hibiscus: Motif = (k) => {
  const petal =
    path(
      "M0 0C-64-16-82-76-44-112C-26-128-12-114 0-118C12-114 26-128 44-112C82-76 64-16 0 0Z",
      k.linear(mix(k.p.bright, k.p.cream, 0.25), k.p.bright, true),
    ) +
    path("M0 0C64-16 82-76 44-112C26-128 12-114 0-118Z", k.p.deep, 'opacity=".14"') +
    stroke("M0-14V-86M-10-18L-34-76M10-18L34-76", mix(k.p.bright, k.p.deep, 0.45), 3, `opacity=".6" ${round}`);
  return {
    disc: "mid",
    back: "weave",
    art:
      fan(
        k,
        3,
        60,
        300,
        150,
        160,
        1.16,
        path("M0 0C-46-30-36-94 0-124C36-94 46-30 0 0Z", "#2a8a4c") + stroke("M0-10V-110", "#c7f2b8", 2),
      ) +
      fan(k, 5, 0, 288, 150, 160, 1, petal) +
      circle(150, 160, 23, mix(k.p.bright, k.p.deep, 0.55)) +
      stroke("M150 160C168 128 188 104 220 86", k.p.cream, 9, round) +
      dots(rows([184, 106], [196, 88], [206, 104], [214, 78], [226, 94], [232, 76]), k.p.highlight, 13) +
      circle(220, 84, 9, k.gold) +
      spark(60, 80, 15, "#fff"),
  };
};
