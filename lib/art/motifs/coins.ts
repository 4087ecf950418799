import { mix } from "#lib/art/colour.ts";
import { ellipse, group, rows, spark } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { coin } from "#lib/art/parts.ts";

export const coins: Motif = (k) => {
  let s = "";
  rows([62, 4], [238, 5], [104, 2], [196, 3]).forEach(([x, n], j) => {
    for (let i = 0; i < n; i++) {
      const y = (j < 2 ? 268 : 290) - i * 15;
      s += group(
        `translate(${x} ${y})`,
        i < n - 1
          ? k.once(
              "ck",
              () => ellipse(0, 9, 38, 13, mix(k.p.highlight, k.p.deep, 0.6)) + ellipse(0, 0, 38, 13, k.shade(0.18)),
            )
          : k.once(
              "ct",
              () =>
                ellipse(0, 9, 38, 13, mix(k.p.highlight, k.p.deep, 0.6)) +
                ellipse(0, 0, 38, 13, k.gold) +
                ellipse(0, 0, 27, 8, "none", `stroke="${mix(k.p.highlight, k.p.deep, 0.45)}" stroke-width="2"`),
            ),
      );
    }
  });
  return {
    disc: "mid",
    back: "rays",
    art:
      s +
      coin(k, 150, 146, 88) +
      spark(92, 84, 26, "#fff") +
      spark(232, 112, 13, k.p.cream) +
      spark(62, 168, 9, k.p.cream),
  };
};
