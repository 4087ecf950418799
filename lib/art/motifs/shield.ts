import { mix } from "#lib/art/colour.ts";
import { box, circle, group, pair, path, round, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const shield: Motif = (k) => {
  const plate = "M150 44C184 62 214 64 236 60C240 150 222 238 150 290C78 238 60 150 64 60C86 64 116 62 150 44Z";
  const blade = (angle: number) =>
    group(
      `rotate(${angle} 150 168)`,
      path("M140 10C146-6 158-6 166 12L160 210H142Z", k.linear("#ffffff", mix(k.p.cream, k.p.deep, 0.4))) +
        box(126, 210, 50, 11, 5, k.gold) +
        box(143, 220, 16, 44, 6, mix(k.shade(0.9), k.p.deep, 0.4)) +
        circle(151, 268, 11, k.gold),
    );
  return {
    disc: "bright",
    discY: 152,
    back: "beams",
    art:
      blade(44) +
      blade(-44) +
      path(plate, k.p.deep, 'opacity=".5" transform="translate(5 7)"') +
      pair("M150 44C116 62 86 64 64 60C60 150 78 238 150 290Z", k.red, mix(k.red, k.p.deep, 0.35)) +
      path(plate, "none", `stroke="${k.p.highlight}" stroke-width="9"`) +
      path(
        "M150 74C126 86 104 90 88 88C88 156 104 220 150 258C196 220 212 156 212 88C196 90 174 86 150 74Z",
        "none",
        `stroke="${k.p.cream}" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"`,
      ) +
      path(star(8, 150, 158, 56, 28, 0), k.gold) +
      circle(150, 158, 24, k.p.cream) +
      circle(150, 158, 17, k.gold) +
      stroke("M84 84C86 130 92 166 104 196", "#fff", 7, `opacity=".4" ${round}`),
  };
};
