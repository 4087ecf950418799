import { mix } from "#lib/art/colour.ts";
import { circle, group, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const sun: Motif = (k) => {
  const ray = k.def(
    path("M0-66L-15-112L0-126L15-112Z", k.p.highlight) +
      path("M0-66L0-126L15-112Z", k.shade(0.3)) +
      path("M-22-60L-30-98L-12-66ZM22-60L30-98L12-66Z", k.p.bright),
  );
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (angle) => `<use href="#${ray}" transform="translate(150 152) rotate(${angle})"/>`,
  );
  const eye =
    path("M112 144Q124 132 138 144Q124 150 112 144Z", "#fff") +
    circle(126, 144, 5, k.p.deep) +
    stroke("M108 132Q124 120 140 130", mix(k.p.mid, k.p.deep, 0.4), 5, round) +
    circle(110, 172, 11, k.red, 'opacity=".45"');
  return {
    disc: "mid",
    back: "weave",
    art:
      circle(154, 160, 74, k.p.deep, 'opacity=".4"') +
      rays.join("") +
      circle(150, 152, 66, k.gold) +
      path("M150 86A66 66 0 0 1 150 218Z", k.p.mid, 'opacity=".16"') +
      k.both(eye) +
      path("M150 140L158 166Q150 172 142 166Z", k.shade(0.35)) +
      stroke("M124 184Q150 206 176 184", mix(k.p.mid, k.p.deep, 0.4), 6, round) +
      stroke("M98 130A56 56 0 0 1 130 102", "#fff", 7, `${round} opacity=".75"`) +
      group("translate(0 2)", stroke("M150 100V114", k.red, 5, round)),
  };
};
