import { mix } from "#lib/art/colour.ts";
import { box, circle, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** Palosebo: a greased bamboo pole with a flag and prizes on top. */
export const pole: Motif = (k) => {
  const bamboo = mix("#9fbf4a", k.p.highlight, 0.25);
  return {
    disc: "highlight",
    back: "bunting",
    art:
      box(132, 70, 36, 240, 6, k.linear(mix(bamboo, "#ffffff", 0.3), mix(bamboo, k.p.deep, 0.35))) +
      stroke("M128 112H172M128 160H172M128 208H172M128 256H172", mix(bamboo, k.p.deep, 0.5), 7, round) +
      path("M72 74H228L214 88H86Z", mix("#8a5518", k.p.deep, 0.2)) +
      stroke("M92 88V122M208 88V126M116 88V112M184 88V110", k.p.cream, 3) +
      circle(92, 140, 21, k.orb(k.red)) +
      path("M188 126H228L224 170H192ZM196 126C196 106 220 106 220 126", k.p.accent) +
      circle(116, 120, 11, k.gold) +
      circle(184, 118, 11, k.gold) +
      stroke("M150 74V18", mix(k.p.deep, k.p.mid, 0.4), 6) +
      path("M153 20C180 8 198 36 232 22V58C198 72 180 44 153 56Z", k.red) +
      stroke("M140 80V300", "#fff", 5, `opacity=".5" ${round}`),
  };
};
