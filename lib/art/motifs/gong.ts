import { mix } from "#lib/art/colour.ts";
import { box, circle, group, path, round, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const gong: Motif = (k) => {
  const post = box(38, 62, 18, 232, 7, k.linear(k.red, mix(k.red, k.p.deep, 0.55))) + circle(47, 56, 14, k.gold);
  const rim = mix(k.p.highlight, k.p.deep, 0.45);
  return {
    disc: "mid",
    back: "beams",
    art:
      k.both(post) +
      path("M26 66Q150 18 274 66L268 84Q150 42 32 84Z", k.red) +
      stroke("M30 70Q150 24 270 70", k.gold, 5, round) +
      stroke("M118 60L112 96M182 60L188 96", k.p.cream, 5) +
      circle(155, 184, 92, k.p.deep, 'opacity=".5"') +
      circle(150, 178, 92, k.gold) +
      circle(150, 178, 92, k.linear("#fff4", "#0004", true)) +
      circle(150, 178, 72, "none", `stroke="${rim}" stroke-width="5"`) +
      circle(150, 178, 56, "none", `stroke="${rim}" stroke-width="2"`) +
      path(star(16, 150, 178, 66, 58, 0), rim, 'opacity=".6"') +
      circle(153, 182, 33, rim) +
      circle(150, 178, 31, k.orb(k.p.highlight)) +
      stroke("M72 158A82 82 0 0 1 118 104", "#fff", 7, `opacity=".7" ${round}`) +
      group(
        "rotate(38 232 250)",
        box(226, 196, 12, 116, 6, k.shade(0.75)) +
          box(210, 174, 44, 38, 16, k.red) +
          box(210, 190, 44, 7, 0, k.p.highlight),
      ) +
      stroke("M36 150Q24 178 36 206M264 150Q276 178 264 206", k.p.cream, 4, `opacity=".7" ${round}`),
  };
};
