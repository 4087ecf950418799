import { mix } from "#lib/art/colour.ts";
import { circle, dots, ellipse, path, polar, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const turtle: Motif = (k) => {
  const skin = mix(k.p.accent, k.p.highlight, 0.25);
  const plates = [0, 60, 120, 180, 240, 300]
    .map(
      (angle) =>
        `M${polar(150, 168, 34, angle)}L${polar(150, 168, 84, angle)}M${polar(150, 168, 34, angle)}L${polar(150, 168, 34, angle + 60)}`,
    )
    .join("");
  const fins =
    path("M92 120C56 96 26 104 8 140C26 154 62 166 96 156Z", skin) +
    path("M8 140C26 154 62 166 96 156L92 142C60 148 30 146 8 140Z", k.p.deep, 'opacity=".25"') +
    path("M98 220C76 236 66 262 74 284C98 276 114 254 122 236Z", mix(skin, k.p.deep, 0.18)) +
    dots(
      [
        [58, 128],
        [40, 132],
        [74, 138],
      ],
      mix(skin, k.p.deep, 0.35),
      9,
    );
  return {
    disc: "bright",
    back: "sea",
    art:
      k.both(fins) +
      path("M150 34C124 34 116 60 122 88L150 104L178 88C184 60 176 34 150 34Z", skin) +
      k.both(circle(132, 62, 6, k.p.deep) + circle(130, 60, 2, "#fff")) +
      stroke("M138 78Q150 86 162 78", k.p.deep, 4, round) +
      ellipse(155, 178, 88, 96, k.p.deep, 'opacity=".4"') +
      ellipse(150, 168, 88, 94, k.orb(mix(k.p.mid, "#2f7d32", 0.45))) +
      ellipse(150, 168, 78, 84, "none", `stroke="${k.p.highlight}" stroke-width="5"`) +
      stroke(plates, k.p.highlight, 5, round) +
      circle(150, 168, 15, k.gold) +
      stroke("M88 140A70 76 0 0 1 126 96", "#fff", 8, `${round} opacity=".55"`),
  };
};
