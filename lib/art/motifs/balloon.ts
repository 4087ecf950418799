import { mix } from "#lib/art/colour.ts";
import { box, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const balloon: Motif = (k) => {
  const skin = "M150 34C84 34 56 84 60 128C64 168 104 196 126 222H174C196 196 236 168 240 128C244 84 216 34 150 34Z";
  return {
    disc: "highlight",
    discY: 132,
    discR: 112,
    back: "clouds",
    art:
      path(skin, k.p.deep, 'opacity=".35" transform="translate(5 7)"') +
      path(skin, k.red) +
      path(
        "M150 34C108 34 92 84 96 128C100 168 124 196 138 222H126C104 196 64 168 60 128C56 84 84 34 150 34Z",
        k.p.highlight,
      ) +
      path(
        "M150 34C192 34 208 84 204 128C200 168 176 196 162 222H174C196 196 236 168 240 128C244 84 216 34 150 34Z",
        k.p.accent,
      ) +
      path(
        "M150 34C130 34 122 84 124 128C126 168 138 196 146 222H154C162 196 174 168 176 128C178 84 170 34 150 34Z",
        k.p.cream,
      ) +
      path(
        "M150 34C216 34 244 84 240 128C236 168 196 196 174 222H158C206 176 216 86 150 34Z",
        k.p.deep,
        'opacity=".18"',
      ) +
      stroke("M78 112A74 74 0 0 1 116 58", "#fff", 8, `${round} opacity=".7"`) +
      stroke("M128 222L134 250M172 222L166 250M150 222V250", mix(k.p.deep, "#5a3512", 0.5), 3) +
      box(126, 216, 48, 9, 4, k.p.highlight) +
      box(128, 248, 44, 34, 7, mix("#9a5a22", k.p.deep, 0.15)) +
      stroke("M130 258H170M130 270H170", k.p.highlight, 3, 'opacity=".6"') +
      spark(248, 62, 14, k.p.cream),
  };
};
