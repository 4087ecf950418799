import { mix } from "#lib/art/colour.ts";
import { box, circle, dots, ellipse, group, pair, path, round, rows, spark, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const drum: Motif = (k) => {
  const stick = (x: number, angle: number) =>
    group(
      `translate(${x} 74) rotate(${angle})`,
      box(-6, -62, 12, 110, 6, k.shade(0.6)) + circle(0, 50, 17, k.orb(k.p.cream)),
    );
  return {
    disc: "bright",
    discY: 160,
    back: "confetti",
    art:
      path("M56 130V236C56 276 244 276 244 236V130Z", k.p.deep, 'opacity=".45" transform="translate(5 9)"') +
      pair("M56 130V236C56 262 104 272 150 272V130Z", k.red, mix(k.red, k.p.deep, 0.4)) +
      stroke("M56 150L84 262L112 166L150 272L188 166L216 262L244 150", k.p.cream, 5, round) +
      stroke("M56 236C56 276 244 276 244 236", k.gold, 13) +
      dots(rows([84, 256], [150, 268], [216, 256]), k.p.accent, 15) +
      ellipse(150, 132, 94, 38, k.gold) +
      ellipse(150, 128, 84, 31, k.paper) +
      ellipse(150, 128, 62, 21, "none", `stroke="${k.p.bright}" stroke-width="5"`) +
      path(star(8, 150, 128, 26, 12, 0), k.p.accent, 'transform="translate(0 76) scale(1 .42)"') +
      stick(86, -34) +
      stick(214, 34) +
      spark(150, 62, 19, "#fff") +
      stroke("M112 84L100 66M188 84L200 66", k.p.cream, 5, round),
  };
};
