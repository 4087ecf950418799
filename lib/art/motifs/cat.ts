import { mix } from "#lib/art/colour.ts";
import { box, circle, ellipse, path, round, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const cat: Motif = (k) => {
  const face =
    path("M88 122L84 62L128 88Z", k.paper) +
    path("M95 108L93 76L117 90Z", k.p.accent) +
    stroke("M104 138Q116 124 128 138", k.p.deep, 6, round) +
    stroke("M96 158L70 152M96 166L70 168", k.p.deep, 2.5, round);
  return {
    disc: "bright",
    discY: 160,
    back: "scallop",
    art:
      box(206, 74, 46, 116, 23, k.p.deep, 'opacity=".35" transform="rotate(10 220 130) translate(5 6)"') +
      box(206, 70, 46, 120, 23, k.paper, 'transform="rotate(10 220 130)"') +
      stroke("M226 84V98M238 86V100", mix(k.p.cream, k.p.deep, 0.5), 3, round) +
      path("M66 300C54 224 92 186 150 186C208 186 246 224 234 300Z", k.paper) +
      path("M150 186C208 186 246 224 234 300H176Z", k.p.mid, 'opacity=".16"') +
      ellipse(150, 142, 76, 62, k.paper) +
      k.both(face) +
      path("M140 150H160L150 161Z", k.red) +
      stroke("M150 161V166M150 166Q140 176 132 168M150 166Q160 176 168 168", k.p.deep, 4, round) +
      path("M92 188Q150 216 208 188L210 204Q150 234 90 204Z", k.red) +
      circle(150, 216, 15, k.gold) +
      circle(150, 220, 4, k.p.deep) +
      ellipse(132, 266, 42, 34, k.gold) +
      ellipse(132, 266, 34, 27, "none", `stroke="${mix(k.p.highlight, k.p.deep, 0.45)}" stroke-width="3"`) +
      path(star(8, 132, 266, 22, 10, 0), mix(k.p.highlight, k.p.deep, 0.35)),
  };
};
