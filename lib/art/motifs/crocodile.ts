import { mix } from "#lib/art/colour.ts";
import { circle, dots, ellipse, pair, path, round, rows, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const crocodile: Motif = (k) => {
  const skin = mix("#2f9a55", k.p.mid, 0.25);
  const dark = mix(skin, k.p.deep, 0.45);
  const side =
    circle(104, 92, 30, dark) +
    circle(104, 90, 27, skin) +
    circle(106, 92, 17, k.orb(k.p.highlight)) +
    ellipse(108, 92, 5, 13, k.p.deep) +
    ellipse(130, 152, 7, 5, dark) +
    path("M66 206L74 228L84 209L93 233L104 212L114 237L124 214L134 239L142 215Z", "#fffdf0");
  return {
    disc: "mid",
    discY: 150,
    back: "waves",
    art:
      path("M60 224C60 280 110 296 150 296S240 280 240 224Z", dark) +
      path("M74 230C80 268 118 282 150 282S220 268 226 230Z", "#8e1f2f") +
      path("M110 270Q150 242 190 270Q170 282 150 282T110 270Z", "#e8677a") +
      path(
        "M150 100C110 96 84 120 78 154C66 172 48 190 50 212C66 224 108 216 150 216S234 224 250 212C252 190 234 172 222 154C216 120 190 96 150 100Z",
        dark,
        'transform="translate(4 8)"',
      ) +
      pair(
        "M150 100C110 96 84 120 78 154C66 172 48 190 50 212C66 224 108 216 150 216Z",
        mix(skin, k.p.cream, 0.15),
        mix(skin, k.p.deep, 0.15),
      ) +
      dots(
        rows([150, 126], [132, 118], [168, 118], [118, 178], [182, 178], [150, 186], [92, 190], [208, 190]),
        dark,
        8,
      ) +
      k.both(side) +
      stroke("M50 212C66 224 108 216 150 216S234 224 250 212", dark, 6, round) +
      path("M-10 286Q20 272 50 286T110 286T170 286T230 286T310 286V340H-10Z", k.p.bright, 'opacity=".8"') +
      spark(206, 244, 13, "#fff"),
  };
};
