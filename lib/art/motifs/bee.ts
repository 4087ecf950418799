import { circle, ellipse, path, round, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const bee: Motif = (k) => {
  const cell = (x: number, y: number, fill: string) =>
    path(star(3, x, y, 34, 34, 0), fill, `stroke="${k.shade(0.6)}" stroke-width="4"`);
  const wing =
    ellipse(104, 92, 30, 54, "#fff", 'opacity=".82" transform="rotate(-38 104 92)"') +
    ellipse(86, 132, 22, 36, "#fff", 'opacity=".62" transform="rotate(-66 86 132)"');
  return {
    disc: "highlight",
    discY: 156,
    back: "scallop",
    art:
      cell(62, 232, k.gold) +
      cell(114, 262, k.p.highlight) +
      cell(62, 292, k.p.highlight) +
      cell(238, 232, k.p.highlight) +
      cell(186, 262, k.gold) +
      cell(238, 292, k.gold) +
      k.both(wing) +
      ellipse(154, 196, 54, 74, k.p.deep, 'opacity=".4"') +
      ellipse(150, 190, 54, 74, k.orb("#ffc928")) +
      path(
        "M100 164Q150 142 200 164L204 186Q150 164 96 186ZM97 206Q150 186 203 206L199 228Q150 210 101 228ZM112 242Q150 230 188 242Q176 262 150 276Q124 262 112 242Z",
        "#2a1608",
      ) +
      circle(150, 118, 42, k.orb("#ffc928")) +
      stroke("M132 82C124 60 112 52 100 50M168 82C176 60 188 52 200 50", "#2a1608", 6, round) +
      circle(98, 50, 9, "#2a1608") +
      circle(202, 50, 9, "#2a1608") +
      k.both(
        circle(134, 116, 13, "#fff") +
          circle(136, 118, 8, "#2a1608") +
          circle(133, 114, 3, "#fff") +
          circle(122, 136, 7, k.p.bright, 'opacity=".6"'),
      ) +
      stroke("M138 138Q150 150 162 138", "#2a1608", 5, round),
  };
};
