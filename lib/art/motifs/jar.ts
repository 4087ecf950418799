import { mix } from "#lib/art/colour.ts";
import { box, ellipse, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const jar: Motif = (k) => {
  const clay = mix("#b4532b", k.p.bright, 0.25);
  const body = "M118 116C64 136 46 186 62 234C74 270 112 290 150 290S226 270 238 234C254 186 236 136 182 116Z";
  const id = `${k.id}-j`;
  return {
    disc: "mid",
    discY: 168,
    back: "weave",
    art:
      `<clipPath id="${id}"><path d="${body}"/></clipPath>` +
      path(body, k.p.deep, 'opacity=".45" transform="translate(6 6)"') +
      path(body, k.linear(mix(clay, k.p.cream, 0.3), mix(clay, k.p.deep, 0.45))) +
      `<g clip-path="url(#${id})">` +
      box(40, 150, 220, 10, 0, k.p.deep) +
      stroke(
        "M40 186L58 166L76 186L94 166L112 186L130 166L148 186L166 166L184 186L202 166L220 186L238 166L256 186",
        k.p.highlight,
        7,
      ) +
      box(40, 194, 220, 8, 0, k.p.deep) +
      stroke("M50 240Q66 214 82 240T114 240T146 240T178 240T210 240T242 240", k.p.cream, 6) +
      box(40, 256, 220, 8, 0, k.p.deep) +
      "</g>" +
      path("M104 98Q150 84 196 98L186 122Q150 110 114 122Z", mix(clay, k.p.deep, 0.3)) +
      ellipse(150, 98, 50, 14, mix(clay, k.p.cream, 0.3)) +
      path(
        "M96 92C110 62 130 56 150 56S190 62 204 92Q150 76 96 92Z",
        k.linear(mix(clay, k.p.cream, 0.25), mix(clay, k.p.deep, 0.35)),
      ) +
      path("M104 54Q150 70 196 54L184 40H116Z", k.gold) +
      stroke("M130 40V20M168 40V24", k.p.cream, 9, round) +
      stroke("M114 46L136 28M160 50L190 26", k.p.highlight, 4, round) +
      stroke("M76 168C66 196 70 226 86 250", "#fff", 8, `opacity=".35" ${round}`),
  };
};
