import { mix } from "#lib/art/colour.ts";
import { circle, dots, ellipse, path, round, rows, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const puffer: Motif = (k) => {
  const skin = mix(k.p.highlight, k.p.cream, 0.15);
  const spikes = path(star(20, 150, 158, 122, 90, 4), mix(k.p.bright, k.p.deep, 0.15));
  return {
    disc: "mid",
    discY: 156,
    back: "sea",
    art:
      path("M150 60C134 34 150 14 172 16C168 34 172 46 180 58Z", k.p.accent) +
      path("M246 150C270 120 290 124 296 140C284 150 284 168 296 182C284 194 264 190 246 168Z", k.p.accent) +
      spikes +
      circle(150, 158, 96, k.orb(skin)) +
      path("M62 190A96 96 0 0 0 238 190Q150 232 62 190Z", "#fff", 'opacity=".75"') +
      dots(
        rows([120, 82], [152, 76], [184, 86], [208, 108], [92, 104], [226, 142]),
        mix(k.p.bright, k.p.mid, 0.3),
        15,
      ) +
      circle(108, 146, 27, "#fff") +
      circle(190, 146, 27, "#fff") +
      circle(112, 149, 15, k.p.deep) +
      circle(186, 149, 15, k.p.deep) +
      circle(107, 143, 5, "#fff") +
      circle(181, 143, 5, "#fff") +
      ellipse(150, 200, 22, 14, mix(k.red, k.p.cream, 0.25)) +
      stroke("M130 200H170", k.p.deep, 4, round) +
      path("M96 206C76 216 70 234 78 246C92 242 104 232 108 220Z", k.p.accent) +
      rows([40, 66, 9], [56, 44, 5], [254, 66, 6])
        .map(([x, y, r]) => circle(x, y, r, "none", 'stroke="#fff" stroke-opacity=".8" stroke-width="2"'))
        .join(""),
  };
};
