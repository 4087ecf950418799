import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const horse: Motif = (k) => {
  const coat = mix(k.p.cream, k.p.highlight, 0.25);
  return {
    disc: "highlight",
    discY: 146,
    back: "stars",
    art:
      path("M168 40C236 48 276 110 262 176C284 176 288 162 290 152C296 214 262 262 222 286L150 300L168 120Z", k.red) +
      path("M170 54C222 66 250 116 240 172C232 228 214 262 176 292L150 296Z", k.p.bright) +
      path("M166 70C204 88 222 128 212 176C204 222 190 250 160 286Z", k.p.highlight) +
      path(
        "M150 44L136 84C96 104 62 156 44 196C34 218 44 240 66 240C84 238 92 222 112 216C126 212 136 214 142 206C142 240 118 262 106 300H206C214 222 220 140 178 84L172 48L160 76Z",
        k.p.deep,
        'opacity=".45" transform="translate(6 8)"',
      ) +
      path(
        "M150 44L136 84C96 104 62 156 44 196C34 218 44 240 66 240C84 238 92 222 112 216C126 212 136 214 142 206C142 240 118 262 106 300H206C214 222 220 140 178 84L172 48L160 76Z",
        k.linear("#fff", coat),
      ) +
      path("M178 84C220 140 214 222 206 300H172C190 230 192 150 152 96Z", k.p.deep, 'opacity=".14"') +
      path("M104 146Q122 128 138 140Q124 158 104 146Z", k.p.deep) +
      circle(118, 142, 4, k.p.highlight) +
      ellipse(58, 212, 5, 7, k.p.deep) +
      stroke("M52 230Q72 226 84 214", k.p.deep, 4, round) +
      stroke("M92 128L76 206M76 190L140 206M92 128L152 118", k.red, 6, round) +
      circle(84, 184, 9, k.gold) +
      path("M152 46C140 70 130 92 116 108C128 76 134 60 152 46Z", k.p.bright),
  };
};
