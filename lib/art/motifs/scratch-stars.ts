import { mix } from "#lib/art/colour.ts";
import { box, group, path, spark, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const scratchStars: Motif = (k) => {
  const cell = (x: number, y: number, open: boolean) =>
    box(x, y, 58, 58, 12, open ? mix(k.p.cream, k.p.highlight, 0.4) : mix("#aab3c2", k.p.mid, 0.2)) +
    (open
      ? path(star(5, x + 29, y + 31, 24, 11, -90), k.red)
      : stroke(
          `M${x + 12} ${y + 46}L${x + 46} ${y + 12}M${x + 30} ${y + 48}L${x + 48} ${y + 30}`,
          "#fff",
          4,
          'opacity=".45"',
        ));
  return {
    disc: "mid",
    discY: 156,
    back: "weave",
    art:
      group(
        "rotate(7 150 160)",
        box(50, 50, 212, 236, 20, k.p.deep, 'opacity=".5"') +
          box(44, 42, 212, 236, 20, k.linear(k.p.bright, mix(k.p.bright, k.p.mid, 0.6), true)) +
          box(
            52,
            50,
            196,
            220,
            14,
            "none",
            `stroke="${k.p.cream}" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round"`,
          ) +
          cell(56, 68, true) +
          cell(121, 68, false) +
          cell(186, 68, true) +
          cell(56, 133, false) +
          cell(121, 133, true) +
          cell(186, 133, false) +
          cell(56, 198, true) +
          cell(121, 198, false) +
          cell(186, 198, false),
      ) +
      group(
        "translate(206 226) rotate(-38)",
        box(-15, -12, 30, 92, 12, k.shade(0.7)) + path("M-22-12H22L14-44Q0-54-14-44Z", k.gold),
      ) +
      spark(62, 54, 15, "#fff"),
  };
};
