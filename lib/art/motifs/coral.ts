import { mix } from "#lib/art/colour.ts";
import { circle, path, round, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const coral: Motif = (k) => {
  const red = mix("#ff6f61", k.p.accent, 0.2);
  const branch =
    "M150 284V150M150 230C150 204 108 206 100 170V128M100 176C96 160 70 158 66 132M150 202C150 176 196 180 202 138V104M202 150C206 132 232 132 236 108M150 160C150 130 140 120 142 76M142 108C134 96 120 94 118 74M150 130C158 116 168 112 168 84";
  return {
    disc: "bright",
    discY: 150,
    back: "sea",
    art:
      stroke(branch, k.p.deep, 26, `${round} opacity=".35" transform="translate(4 8)"`) +
      stroke(branch, mix(red, k.p.deep, 0.3), 24, round) +
      stroke(branch, red, 18, round) +
      stroke(branch, mix(red, "#ffffff", 0.5), 4, `${round} stroke-dasharray=".1 15"`) +
      stroke(
        "M62 290V236M62 262L44 240M62 258L82 232M244 292V226M244 262L226 240M244 250L264 224",
        k.p.highlight,
        13,
        round,
      ) +
      path("M-10 284Q60 262 150 278T310 276V340H-10Z", mix(k.p.cream, k.p.highlight, 0.4)) +
      path("M38 96C52 82 78 84 88 98C78 110 54 112 38 96ZM34 86L46 97L33 108Z", k.p.highlight) +
      circle(76, 95, 3, k.p.deep) +
      rows([262, 66, 8], [248, 44, 5], [46, 60, 6])
        .map(([x, y, r]) => circle(x, y, r, "none", 'stroke="#fff" stroke-opacity=".8" stroke-width="2"'))
        .join(""),
  };
};
