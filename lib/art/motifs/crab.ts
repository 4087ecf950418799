import { mix } from "#lib/art/colour.ts";
import { circle, dots, path, round, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const crab: Motif = (k) => {
  const shell = mix("#ea4a2a", k.p.bright, 0.3);
  const dark = mix(shell, k.p.deep, 0.4);
  const side =
    stroke("M92 214L48 232L34 268M104 236L70 262L66 292", dark, 11, round) +
    stroke("M92 178C62 172 50 150 54 128", dark, 18, round) +
    path("M60 140C-2 136-16 62 22 24C26 54 34 68 50 76C58 62 72 50 98 44C116 84 104 138 60 140Z", dark) +
    path("M58 130C6 126-6 74 22 36C26 66 38 80 52 90C60 74 76 60 96 54C106 88 96 128 58 130Z", shell) +
    path(
      "M22 36C26 66 38 80 52 90L40 98C22 84 16 62 22 36ZM96 54C76 60 60 74 52 90L68 94C84 86 94 72 96 54Z",
      mix(shell, k.p.cream, 0.55),
    ) +
    stroke("M122 150L112 112", dark, 7, round) +
    circle(110, 106, 18, "#fff") +
    circle(113, 107, 10, k.p.deep) +
    circle(109, 102, 4, "#fff") +
    circle(98, 214, 12, k.p.cream, 'opacity=".35"');
  return {
    disc: "highlight",
    discY: 150,
    back: "waves",
    art:
      k.both(side) +
      path(
        "M150 146C216 146 248 178 244 214C240 254 200 270 150 270S60 254 56 214C52 178 84 146 150 146Z",
        k.p.deep,
        'opacity=".4" transform="translate(4 7)"',
      ) +
      path(
        "M150 146C216 146 248 178 244 214C240 254 200 270 150 270S60 254 56 214C52 178 84 146 150 146Z",
        k.orb(shell),
      ) +
      dots(rows([116, 174], [134, 166], [150, 180], [168, 166], [184, 174]), mix(shell, k.p.cream, 0.5), 9) +
      stroke("M112 222Q150 256 188 222", k.p.deep, 6, round) +
      path("M-10 284Q30 268 70 282T150 284T230 280T310 284V330H-10Z", mix(k.p.cream, k.p.highlight, 0.5)) +
      dots(rows([40, 292], [90, 300], [214, 296], [258, 290]), k.shade(0.5), 6),
  };
};
