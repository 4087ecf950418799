import { mix } from "#lib/art/colour.ts";
import { circle, dots, group, path, round, stroke, use } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const net: Motif = (k) => {
  const rope = mix(k.p.cream, k.p.highlight, 0.3);
  const bag = "M50 92C40 180 80 276 150 284C220 276 260 180 250 92Z";
  const id = `${k.id}-n`;
  const mesh = Array.from(
    { length: 13 },
    (_, i) => `M${i * 34 - 120} 60L${i * 34 + 100} 300M${i * 34 - 60} 300L${i * 34 + 160} 60`,
  );
  const fish = k.def(
    path("M-40 0C-22-24 20-22 40 0C20 22-22 24-40 0ZM34 0L60-20V20Z", k.p.highlight) +
      path("M-40 0C-22 24 20 22 40 0C10 8-16 8-40 0Z", mix(k.p.accent, k.p.deep, 0.1)) +
      circle(-24, -4, 5, k.p.deep),
  );
  return {
    disc: "bright",
    discY: 150,
    back: "sea",
    art:
      `<clipPath id="${id}"><path d="${bag}"/></clipPath>` +
      path(bag, k.p.deep, 'opacity=".35"') +
      group("translate(128 150) rotate(-12)", use(fish)) +
      group("translate(180 196) rotate(18) scale(.9)", use(fish)) +
      group("translate(128 232) rotate(8) scale(.8)", use(fish)) +
      `<g clip-path="url(#${id})">${stroke(mesh.join(""), rope, 3, 'opacity=".85"')}</g>` +
      stroke(bag, rope, 5, round) +
      stroke("M50 92L150 12L250 92", rope, 6, round) +
      dots(
        [
          [50, 92],
          [100, 92],
          [150, 92],
          [200, 92],
          [250, 92],
        ],
        k.red,
        24,
      ) +
      dots(
        [
          [45, 86],
          [95, 86],
          [145, 86],
          [195, 86],
          [245, 86],
        ],
        "#fff",
        6,
        'opacity=".7"',
      ),
  };
};
