import { mix } from "#lib/art/colour.ts";
import { circle, path } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const roosterHead: Motif = (k) => {
  const sh = "M150 30C116 48 84 52 52 50V150C52 212 98 262 150 288C202 262 248 212 248 150V50C216 52 184 48 150 30Z";
  return {
    disc: "none",
    back: "rays",
    art:
      path(sh, k.p.deep, 'opacity=".5" transform="translate(4 8)"') +
      path(sh, k.linear(k.p.highlight, k.shade(0.5), true)) +
      path(
        sh,
        k.linear(mix(k.p.mid, k.p.bright, 0.3), k.p.deep, true),
        'transform="translate(150 158) scale(.92) translate(-150 -158)"',
      ) +
      path(
        "M114 262C108 206 108 158 124 124C142 94 190 98 198 132C204 170 214 196 232 216L206 214L214 238L188 230L186 256L164 240L150 274L140 246Z",
        k.linear(k.p.cream, mix(k.p.highlight, k.p.bright, 0.4), true),
      ) +
      path(
        "M160 150C172 176 190 200 206 214L214 238L188 230L186 256L164 240L150 274C160 230 152 190 160 150Z",
        k.p.mid,
        'opacity=".35"',
      ) +
      path(
        "M120 116C100 98 110 74 128 84C120 58 148 50 154 74C164 50 192 58 184 82C204 72 216 96 200 112C212 124 206 136 196 136C176 104 146 100 120 116Z",
        k.red,
      ) +
      path("M124 126L74 152Q98 164 122 164Z", mix(k.p.highlight, k.p.deep, 0.25)) +
      path("M124 126L74 152L122 146Z", k.p.highlight) +
      path("M122 164C104 182 108 214 124 222C142 212 142 182 136 164Z", k.red) +
      circle(150, 136, 12, k.red) +
      circle(150, 136, 9, k.p.cream) +
      circle(148, 136, 5, k.p.deep),
  };
};
