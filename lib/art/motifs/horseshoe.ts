import { mix } from "#lib/art/colour.ts";
import { circle, dots, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const horseshoe: Motif = (k) => {
  const arc = "M92 250C30 160 60 58 150 58S270 160 208 250";
  const leaf = "M0 0C-26-8-34-34-18-44C-8-50 0-42 0-36C0-42 8-50 18-44C34-34 26-8 0 0Z";
  const clover = [0, 90, 180, 270]
    .map((angle) => path(leaf, angle % 180 ? "#1f7a43" : "#3fae5a", `transform="translate(150 158) rotate(${angle})"`))
    .join("");
  return {
    disc: "mid",
    back: "weave",
    art:
      stroke(arc, k.p.deep, 52, 'opacity=".4" transform="translate(5 9)"') +
      stroke(arc, k.shade(0.45), 50) +
      stroke(arc, k.gold, 42) +
      stroke("M98 232C52 156 76 76 150 76", "#fff", 5, `${round} opacity=".55"`) +
      stroke("M66 258H122M178 258H234", k.shade(0.3), 24, round) +
      dots(
        [
          [70, 180],
          [72, 130],
          [104, 88],
          [196, 88],
          [228, 130],
          [230, 180],
        ],
        mix(k.p.deep, k.p.mid, 0.3),
        15,
      ) +
      k.both(circle(94, 258, 8, k.red)) +
      stroke("M150 162C152 186 160 202 172 212", "#1f7a43", 6, round) +
      clover +
      circle(150, 158, 7, k.p.highlight) +
      spark(238, 60, 18, "#fff") +
      spark(58, 72, 11, k.p.highlight),
  };
};
