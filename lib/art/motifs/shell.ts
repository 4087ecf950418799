import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { fan } from "#lib/art/parts.ts";

export const shell: Motif = (k) => {
  const w =
    path("M0 0L-17-112Q-14-140 0-140Q14-140 17-112Z", k.p.cream) +
    path("M0 0L0-140Q14-140 17-112Z", mix(k.p.cream, k.p.bright, 0.55)) +
    stroke("M0-20V-124", k.p.bright, 2, 'opacity=".5"');
  return {
    disc: "mid",
    discY: 150,
    back: "waves",
    art:
      path("M30 244Q150 310 270 244L240 276Q150 310 60 276Z", mix(k.p.mid, k.p.deep, 0.3)) +
      fan(k, 9, -76, 76, 150, 240, 1.3, w) +
      path(
        "M40 236Q150 186 260 236Q232 292 150 294Q68 292 40 236Z",
        k.linear(mix(k.p.bright, k.p.cream, 0.6), k.p.bright, true),
      ) +
      ellipse(150, 238, 92, 24, mix(k.p.mid, k.p.deep, 0.35)) +
      circle(150, 222, 40, k.orb(k.p.highlight)) +
      ellipse(136, 206, 12, 8, "#fff", 'opacity=".9" transform="rotate(-30 136 206)"') +
      spark(198, 150, 20, "#fff") +
      spark(84, 120, 11, "#fff"),
  };
};
