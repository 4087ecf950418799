import { mix } from "#lib/art/colour.ts";
import { circle, path, round, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const seahorse: Motif = (k) => {
  const skin = mix(k.p.highlight, k.p.bright, 0.3);
  const body =
    "M126 60C150 36 196 44 206 82C212 104 204 122 196 138C222 162 222 206 194 232C170 254 166 272 178 284C194 296 214 282 208 266C232 286 206 318 172 308C136 296 136 256 158 232C176 212 172 190 152 176C132 162 128 136 142 122C130 124 122 120 116 112L70 108C58 106 58 94 70 92L118 90C112 80 116 68 126 60Z";
  return {
    disc: "bright",
    discY: 150,
    back: "sea",
    art:
      path("M198 150C232 138 256 156 256 184C238 178 222 188 208 198Z", mix(k.p.accent, k.p.cream, 0.2)) +
      stroke("M204 156L244 166M208 172L246 178M208 186L232 186", "#fff", 3, 'opacity=".6"') +
      path(body, k.p.deep, 'opacity=".4" transform="translate(5 6)"') +
      path(body, k.linear(mix(skin, k.p.cream, 0.35), mix(skin, k.p.deep, 0.35))) +
      path("M128 58L118 34L142 46L150 22L164 44L188 30L190 56Q158 38 128 58Z", k.p.accent) +
      stroke(
        "M150 140Q176 146 198 140M152 158Q184 164 212 162M158 176Q190 186 218 188M172 198Q194 208 212 212M168 222Q184 230 196 232",
        mix(skin, k.p.deep, 0.4),
        4,
        round,
      ) +
      circle(152, 84, 16, "#fff") +
      circle(149, 85, 9, k.p.deep) +
      circle(146, 81, 3, "#fff") +
      circle(152, 112, 8, k.red, 'opacity=".5"') +
      rows([52, 74, 8], [40, 54, 5], [66, 50, 4], [90, 230, 9], [76, 252, 5])
        .map(([x, y, r]) => circle(x, y, r, "none", 'stroke="#fff" stroke-opacity=".8" stroke-width="2"'))
        .join(""),
  };
};
