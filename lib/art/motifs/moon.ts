import { mix } from "#lib/art/colour.ts";
import { circle, path, round, spark, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const moon: Motif = (k) => {
  const crescent = "M196 52A108 108 0 1 0 244 214A88 88 0 1 1 196 52Z";
  const cloud = "M-60 20A22 22 0 0 1-36-16A34 34 0 0 1 26-20A24 24 0 0 1 56 20Z";
  return {
    disc: "none",
    back: "stars",
    art:
      circle(150, 152, 118, k.p.bright, 'opacity=".25"') +
      path(crescent, k.p.deep, 'opacity=".45" transform="translate(5 8)"') +
      path(crescent, k.linear(k.p.cream, k.p.highlight, true)) +
      path("M244 214A88 88 0 1 1 196 52A104 104 0 1 0 244 214Z", k.shade(0.25), 'opacity=".5"') +
      circle(84, 176, 11, k.p.highlight, 'opacity=".7"') +
      circle(112, 222, 8, k.p.highlight, 'opacity=".7"') +
      circle(96, 126, 6, k.p.highlight, 'opacity=".7"') +
      stroke("M150 42V96M206 112V150", k.p.cream, 2, 'opacity=".7"') +
      path(star(5, 206, 168, 26, 11, -90), k.gold) +
      path(star(5, 150, 108, 18, 8, -90), k.p.accent) +
      path(cloud, k.p.cream, 'transform="translate(214 250) scale(.95)"') +
      path(cloud, mix(k.p.cream, k.p.bright, 0.3), 'transform="translate(72 268) scale(.8)"') +
      stroke("M60 140A80 80 0 0 1 96 82", "#fff", 8, `${round} opacity=".7"`) +
      spark(248, 96, 16, "#fff") +
      spark(52, 66, 10, k.p.highlight),
  };
};
