import { mix } from "#lib/art/colour.ts";
import { box, circle, pair, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const owl: Motif = (k) => {
  const body = mix(k.p.mid, k.p.bright, 0.35);
  const side =
    path("M92 56L70 104L120 92Z", body) +
    path("M62 168C46 214 66 262 104 286C96 246 86 206 84 160Z", mix(body, k.p.deep, 0.35)) +
    circle(114, 128, 41, k.p.cream) +
    circle(114, 128, 41, "none", `stroke="${k.p.highlight}" stroke-width="6" stroke-dasharray="3 7"`) +
    circle(116, 128, 25, k.orb(k.p.highlight)) +
    circle(118, 128, 13, k.p.deep) +
    circle(111, 120, 6, "#fff") +
    path("M112 288C106 274 116 270 120 280C124 270 134 272 132 288Z", k.gold);
  return {
    disc: "highlight",
    discY: 136,
    back: "stars",
    art:
      box(20, 280, 260, 18, 9, mix(k.shade(0.8), k.p.deep, 0.3)) +
      path(
        "M150 76C214 76 240 130 236 196C232 250 194 288 150 288S68 250 64 196C60 130 86 76 150 76Z",
        k.p.deep,
        'opacity=".45" transform="translate(5 6)"',
      ) +
      pair("M150 76C86 76 60 130 64 196C68 250 106 288 150 288Z", body, mix(body, k.p.deep, 0.22)) +
      path(
        "M150 178C108 178 96 214 104 246C112 270 130 282 150 284C170 282 188 270 196 246C204 214 192 178 150 178Z",
        mix(body, k.p.cream, 0.55),
      ) +
      stroke(
        "M120 204Q128 214 136 204T152 204T168 204T184 204M114 226Q122 236 130 226T146 226T162 226T178 226M124 248Q132 258 140 248T156 248T172 248",
        body,
        4,
        round,
      ) +
      k.both(side) +
      path("M70 92Q120 96 150 120Q180 96 230 92Q186 78 150 84Q114 78 70 92Z", mix(body, k.p.deep, 0.4)) +
      path("M138 142H162L150 174Z", k.gold),
  };
};
