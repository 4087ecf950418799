import { mix } from "#lib/art/colour.ts";
import { box, circle, pair, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const kubo: Motif = (k) => {
  const post = mix(k.p.deep, "#5a3512", 0.6);
  const straw = mix(k.p.highlight, "#9a6a22", 0.45);
  return {
    disc: "highlight",
    discY: 134,
    discR: 104,
    back: "clouds",
    art:
      path("M-10 268C60 240 120 250 170 258S270 240 310 262V420H-10Z", mix(k.p.bright, k.p.deep, 0.4)) +
      stroke("M86 206V282M214 206V282M126 212V286M174 212V286", post, 9, round) +
      pair("M82 150H150V216H78Z", mix(straw, k.p.cream, 0.35), mix(straw, k.p.deep, 0.25)) +
      stroke("M92 152V214M104 152V214M196 152V214M208 152V214", post, 2, 'opacity=".5"') +
      box(128, 160, 44, 56, 3, mix(k.p.deep, k.p.mid, 0.2)) +
      box(133, 165, 34, 51, 2, k.linear("#fff0b8", k.p.highlight, true)) +
      box(74, 210, 152, 12, 4, post) +
      stroke("M132 222L116 284M168 222L184 284M128 240H172M124 256H176M120 272H180", post, 5, round) +
      pair("M150 52L40 164Q62 172 84 160Q118 172 150 158Z", straw, mix(straw, k.p.deep, 0.35)) +
      stroke(
        "M126 84L78 150M136 92L112 154M174 84L222 150M164 92L188 154M150 76V152",
        mix(straw, k.p.deep, 0.5),
        3,
        `${round} opacity=".6"`,
      ) +
      path("M132 72L150 46L168 72L150 64Z", post) +
      path(
        "M240 284C232 236 244 206 262 190C260 220 262 250 252 286ZM240 284C226 260 214 252 200 250C216 262 226 272 232 286Z",
        mix("#2f7d32", k.p.deep, 0.3),
      ) +
      circle(46, 276, 16, mix("#3fae5a", k.p.deep, 0.25)) +
      circle(64, 284, 20, mix("#2f7d32", k.p.deep, 0.3)),
  };
};
