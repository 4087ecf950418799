import { mix } from "#lib/art/colour.ts";
import { circle, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const cherries: Motif = (k) => {
  const r = k.red;
  return {
    disc: "highlight",
    back: "scallop",
    art:
      stroke("M98 190C104 128 140 84 196 62C190 110 196 150 206 178", mix(k.p.deep, "#2f7d32", 0.6), 9, round) +
      path("M194 62C156 30 104 36 76 72C120 92 166 90 194 62Z", "#3fae5a") +
      path("M194 62C150 60 112 62 76 72C120 92 166 90 194 62Z", "#1f7a43") +
      circle(104, 222, 62, k.p.deep, 'opacity=".4"') +
      circle(98, 214, 62, k.orb(r)) +
      circle(212, 212, 54, k.p.deep, 'opacity=".4"') +
      circle(206, 204, 54, k.orb(r)) +
      stroke("M58 204A44 44 0 0 1 84 174", "#fff", 11, 'stroke-linecap="round" opacity=".85"') +
      stroke("M172 196A38 38 0 0 1 192 170", "#fff", 9, 'stroke-linecap="round" opacity=".85"'),
  };
};
