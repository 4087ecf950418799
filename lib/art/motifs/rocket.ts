import { mix } from "#lib/art/colour.ts";
import { box, circle, group, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const rocket: Motif = (k) => {
  return {
    disc: "bright",
    discY: 130,
    back: "grid",
    art:
      stroke(
        "M-10 300C90 296 150 250 196 116",
        k.p.cream,
        6,
        'stroke-dasharray="2 14" stroke-linecap="round" opacity=".9"',
      ) +
      path(
        "M-10 300C80 296 130 256 160 196L176 206C150 270 100 310-10 330Z",
        k.linear(k.p.highlight, k.p.accent),
        'opacity=".9"',
      ) +
      group(
        "translate(186 126) rotate(32)",
        path("M-20 62Q-30 104 0 146Q30 104 20 62Z", k.p.highlight) +
          path("M-10 62Q-14 90 0 118Q14 90 10 62Z", "#fff") +
          path("M-34 20L-66 62L-60 84L-22 60ZM34 20L66 62L60 84L22 60Z", k.red) +
          path("M0-96C-44-50-44 20-24 66H24C44 20 44-50 0-96Z", k.paper) +
          path("M0-96C44-50 44 20 24 66H0Z", k.p.mid, 'opacity=".3"') +
          path("M0-96C-18-78-30-58-35-36H35C30-58 18-78 0-96Z", k.red) +
          path("M0-96C18-78 30-58 35-36H0Z", k.p.deep, 'opacity=".25"') +
          circle(0, -6, 19, k.p.deep) +
          circle(0, -6, 14, k.p.accent) +
          stroke("M-9-8A10 10 0 0 1 0-16", "#fff", 4, round) +
          box(-26, 54, 52, 12, 4, mix(k.p.deep, k.p.mid, 0.4)) +
          path("M-6 22H6V74L0 84L-6 74Z", k.red),
      ) +
      spark(64, 86, 14, k.p.cream) +
      spark(258, 226, 10, k.p.highlight) +
      circle(96, 60, 3, k.p.cream) +
      circle(40, 150, 3, k.p.cream),
  };
};
