import { mix } from "#lib/art/colour.ts";
import { circle, path, round, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const wave: Motif = (k) => {
  const water = mix("#1f8fb8", k.p.bright, 0.1);
  return {
    disc: "highlight",
    discY: 118,
    discR: 66,
    back: "rays",
    art:
      path(
        "M-10 320V236C40 196 60 120 120 78C186 34 262 72 266 132C246 104 214 104 202 128C188 158 214 206 310 214V320Z",
        mix(water, k.p.deep, 0.35),
      ) +
      path(
        "M-10 320V252C56 216 70 136 126 94C166 64 220 66 246 100C212 94 178 112 176 150C176 194 226 232 310 236V320Z",
        k.linear(mix(water, k.p.cream, 0.25), water, true),
      ) +
      stroke(
        "M22 262C76 220 90 152 136 112M70 282C110 240 116 180 158 138M130 290C150 256 148 220 160 190",
        "#fff",
        6,
        `opacity=".5" ${round}`,
      ) +
      path(
        "M266 132C282 140 284 160 270 166C274 150 258 146 248 154C252 136 236 130 224 140C222 120 200 118 194 134C188 104 214 82 240 96C258 104 266 116 266 132Z",
        "#fff",
      ) +
      path("M-10 284Q40 258 90 280T190 282T310 272V340H-10Z", mix(water, k.p.deep, 0.2)) +
      stroke("M-10 284Q40 258 90 280T190 282T310 272", "#fff", 5, 'opacity=".8"') +
      rows([276, 92, 6], [258, 66, 5], [284, 116, 4], [226, 60, 4])
        .map(([x, y, r]) => circle(x, y, r, "#fff"))
        .join(""),
  };
};
