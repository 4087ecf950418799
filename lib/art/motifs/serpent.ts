import { mix } from "#lib/art/colour.ts";
import { circle, group, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const serpent: Motif = (k) => {
  const d = "M18 300C-20 176 44 44 158 46C240 50 262 116 240 164";
  return {
    disc: "none",
    back: "stars",
    art:
      circle(146, 172, 92, k.orb(k.p.cream)) +
      circle(120, 146, 15, k.p.highlight, 'opacity=".35"') +
      circle(176, 208, 22, k.p.highlight, 'opacity=".3"') +
      circle(118, 218, 9, k.p.highlight, 'opacity=".35"') +
      stroke(d, k.p.highlight, 64, 'stroke-dasharray="5 13"') +
      stroke(d, k.p.deep, 50, round) +
      stroke(d, k.linear(k.p.bright, k.p.mid, true), 42, round) +
      stroke(d, mix(k.p.bright, k.p.cream, 0.5), 12, 'stroke-dasharray="9 5" transform="translate(6 8)"') +
      group(
        "translate(236 168) rotate(28)",
        path(
          "M-30-34C-10-52 26-46 34-14C40 14 30 34 22 60L8 40L-2 66L-16 38L-30 58C-42 30-48-6-30-34Z",
          k.p.deep,
          'transform="translate(4 5)"',
        ) +
          path(
            "M-30-34C-10-52 26-46 34-14C40 14 30 34 22 60L8 40L-2 66L-16 38L-30 58C-42 30-48-6-30-34Z",
            k.linear(k.p.bright, k.p.mid),
          ) +
          path("M34-18L76-44L42 4ZM-30-32L-66-62L-42-6Z", k.p.highlight) +
          path("M8-8L30-16L26 2ZM-34-6L-14-8L-20 6Z", k.p.cream) +
          circle(20, -7, 4, k.p.deep) +
          circle(-23, -3, 4, k.p.deep) +
          path("M-20 38L-12 54L-6 38ZM4 40L10 56L16 40Z", "#fff"),
      ) +
      spark(70, 66, 10, k.p.highlight) +
      spark(46, 232, 8, k.p.cream),
  };
};
