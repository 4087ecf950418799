import { mix } from "#lib/art/colour.ts";
import { box, circle, ellipse, path, round, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const fish: Motif = (k) => {
  const id = `${k.id}-f`,
    d = "M40 162C72 92 176 84 228 156C180 226 76 230 40 162Z",
    a = k.p.highlight,
    b = k.p.accent;
  return {
    disc: "bright",
    discY: 150,
    back: "sea",
    art:
      `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
      path("M212 156L276 92Q258 154 280 222Z", mix(b, k.p.deep, 0.1)) +
      stroke("M226 156L266 112M228 156L268 156M226 158L268 202", k.p.cream, 3, 'opacity=".5" stroke-linecap="round"') +
      path("M96 106C120 60 168 58 190 72C180 90 176 100 178 116Z", b) +
      path("M110 214C124 244 150 254 172 246C162 234 160 222 162 206Z", b) +
      path(d, a) +
      `<g clip-path="url(#${id})">${box(120, 80, 26, 160, 0, b)}${box(172, 80, 22, 160, 0, b)}${path("M30 170C90 220 180 210 240 160V260H30Z", k.p.deep, 'opacity=".22"')}${stroke("M104 90C84 130 84 190 104 236", k.p.cream, 5)}${ellipse(110, 116, 90, 14, "#fff", 'opacity=".4"')}</g>` +
      circle(72, 148, 16, "#fff") +
      circle(69, 149, 9, k.p.deep) +
      circle(72, 145, 3, "#fff") +
      stroke("M44 172Q58 184 70 178", k.p.deep, 4, round) +
      path("M116 168C140 160 160 176 152 196C136 200 120 188 116 168Z", mix(b, k.p.cream, 0.25)) +
      rows([40, 110, 8], [56, 86, 5], [28, 84, 4], [240, 70, 7], [256, 240, 6])
        .map(([x, y, r]) => circle(x, y, r, "none", 'stroke="#fff" stroke-opacity=".8" stroke-width="2"'))
        .join(""),
  };
};
