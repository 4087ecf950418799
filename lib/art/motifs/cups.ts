import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, group, path, stroke, use } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** Three cups, one lifted from its ball. */
export const cups: Motif = (k) => {
  const one = k.def(
    path("M-26-92H26L48 0Q0 18-48 0Z", k.linear(mix(k.p.highlight, "#ffffff", 0.35), k.shade(0.4))) +
      path("M-34-58H34L38-42H-38Z", k.red) +
      ellipse(0, -92, 26, 7, mix(k.p.highlight, "#ffffff", 0.5)) +
      stroke("M-24-84L-38-8", "#fff", 5, 'opacity=".6" stroke-linecap="round"'),
  );
  return {
    disc: "bright",
    back: "weave",
    art:
      path("M-10 250Q150 214 310 250V330H-10Z", mix(k.p.deep, k.p.mid, 0.5)) +
      ellipse(62, 258, 56, 13, k.p.deep, 'opacity=".5"') +
      ellipse(238, 258, 56, 13, k.p.deep, 'opacity=".5"') +
      ellipse(150, 274, 44, 11, k.p.deep, 'opacity=".5"') +
      group("translate(62 252)", use(one)) +
      group("translate(238 252)", use(one)) +
      circle(150, 246, 30, k.orb(k.p.accent)) +
      use(k.gloss(), 'transform="translate(150 246) scale(.75)"') +
      group("translate(154 170) rotate(14) scale(1.15)", use(one)),
  };
};
