import { mix } from "#lib/art/colour.ts";
import { box, circle, ellipse, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const tarsier: Motif = (k) => {
  const fur = mix(k.p.highlight, k.p.mid, 0.42);
  const dark = mix(fur, k.p.deep, 0.45);
  const side =
    ellipse(80, 82, 27, 38, dark, 'transform="rotate(-32 80 82)"') +
    ellipse(80, 84, 16, 26, mix(k.p.bright, k.p.cream, 0.5), 'transform="rotate(-32 80 84)"') +
    path("M92 254C92 238 104 234 108 244C112 234 122 236 122 246C128 240 136 244 134 256L130 282H96Z", fur) +
    stroke("M107 248V270M121 248V270", dark, 2.5, round);
  const eye =
    circle(110, 142, 39, dark) +
    circle(110, 142, 34, k.orb(k.p.accent)) +
    circle(113, 142, 17, k.p.deep) +
    circle(104, 133, 8, "#fff");
  return {
    disc: "mid",
    discY: 146,
    back: "stars",
    art:
      path("M88 300C84 236 108 206 150 206S216 236 212 300Z", dark) +
      path("M112 300C112 250 128 226 150 226S188 250 188 300Z", mix(fur, k.p.cream, 0.4)) +
      path("M150 66C206 66 238 104 234 148C230 194 190 214 150 214S70 194 66 148C62 104 94 66 150 66Z", fur) +
      path("M150 66C206 66 238 104 234 148C230 194 190 214 150 214Z", k.p.deep, 'opacity=".16"') +
      path("M150 70C138 86 138 108 150 122C162 108 162 86 150 70Z", dark) +
      box(8, 262, 284, 24, 12, mix(k.shade(0.7), k.p.deep, 0.3)) +
      stroke("M20 270H130M170 276H270", "#fff3", 3, round) +
      k.both(side + eye) +
      path("M140 172H160L150 184Z", k.p.deep) +
      stroke("M128 192Q150 210 172 192", k.p.deep, 4, round),
  };
};
