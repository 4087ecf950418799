import { circle, ellipse, group, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const watermelon: Motif = (k) => {
  const green = "#2d9150";
  const seed = (x: number, y: number, angle: number) =>
    ellipse(x, y, 5, 9, "#2a0d12", `transform="rotate(${angle} ${x} ${y})"`);
  return {
    disc: "bright",
    discY: 156,
    back: "scallop",
    art:
      group(
        "rotate(-14 150 160)",
        path("M28 116A122 122 0 0 0 272 116Z", k.p.deep, 'opacity=".45" transform="translate(6 12) scale(1 1.02)"') +
          path("M24 112A126 136 0 0 0 276 112Z", green) +
          stroke("M46 170L62 160M84 218L96 202M140 240L142 222M200 232L192 214M246 186L232 176", "#17613a", 9, round) +
          path("M40 112A110 118 0 0 0 260 112Z", "#f3ffdf") +
          path("M50 112A100 106 0 0 0 250 112Z", k.linear("#ff6a6a", "#d9223f", true)) +
          seed(92, 140, 20) +
          seed(122, 136, 8) +
          seed(152, 142, 0) +
          seed(184, 136, -8) +
          seed(214, 140, -20) +
          seed(112, 174, 18) +
          seed(150, 184, 0) +
          seed(190, 172, -18) +
          seed(150, 214, 0) +
          stroke("M66 124H150", "#fff", 6, `opacity=".55" ${round}`),
      ) +
      circle(222, 66, 24, k.orb("#3ba45f")) +
      stroke("M212 46Q220 66 214 88M228 44Q238 66 230 90", "#17613a", 4, round) +
      circle(68, 268, 8, "#f0405a") +
      circle(240, 262, 6, "#f0405a") +
      spark(70, 70, 17, "#fff"),
  };
};
