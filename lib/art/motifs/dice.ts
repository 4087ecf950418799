import { mix } from "#lib/art/colour.ts";
import { ellipse, group, spark } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { die } from "#lib/art/parts.ts";

export const dice: Motif = (k) => {
  return {
    disc: "mid",
    back: "rays",
    art:
      ellipse(150, 282, 110, 20, k.p.deep, 'opacity=".5"') +
      group(
        "rotate(-14 104 190)",
        die(k, 104, 202, 68, [k.p.cream, mix(k.p.cream, k.p.mid, 0.25), mix(k.p.cream, k.p.mid, 0.5)], [5, 3, 1]),
      ) +
      group(
        "rotate(12 200 130)",
        die(k, 200, 124, 62, [mix(k.p.highlight, k.p.cream, 0.3), k.p.highlight, k.shade(0.4)], [6, 1, 4]),
      ) +
      spark(70, 88, 20, "#fff") +
      spark(250, 226, 13, k.p.highlight),
  };
};
