import { mix } from "#lib/art/colour.ts";
import { dots, ellipse, group, path, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** The board of sungka with its shells. */
export const sungka: Motif = (k) => {
  const wood = mix("#a8642c", k.p.highlight, 0.15);
  const pits = [0, 1, 2, 3, 4].map((place) => place * 36 + 78);
  const shells = pits.flatMap((x, index): [number, number][] => [
    [x - 6, 128 + (index % 2) * 4],
    [x + 6, 134],
    [x - 2, 176 + (index % 3) * 3],
    [x + 8, 172],
  ]);
  return {
    disc: "highlight",
    back: "capiz",
    art: group(
      "rotate(-16 150 150)",
      path(
        "M-6 158C-8 112 30 92 80 94H220C270 92 308 112 306 158C304 214 262 232 220 230H80C38 232-4 214-6 158Z",
        k.p.deep,
        'opacity=".45" transform="translate(4 10)"',
      ) +
        path(
          "M-6 152C-8 106 30 86 80 88H220C270 86 308 106 306 152C304 208 262 226 220 224H80C38 226-4 208-6 152Z",
          mix(wood, k.p.deep, 0.35),
        ) +
        path(
          "M2 146C2 106 36 90 80 92H220C264 90 298 106 298 146C298 196 264 212 220 210H80C36 212 2 196 2 146Z",
          k.linear(mix(wood, "#ffffff", 0.25), wood, true),
        ) +
        pits
          .map(
            (x) =>
              ellipse(x, 130, 15, 15, mix(wood, k.p.deep, 0.6)) + ellipse(x, 174, 15, 15, mix(wood, k.p.deep, 0.6)),
          )
          .join("") +
        ellipse(32, 152, 20, 34, mix(wood, k.p.deep, 0.6)) +
        ellipse(268, 152, 20, 34, mix(wood, k.p.deep, 0.6)) +
        dots([...shells, [28, 140], [36, 152], [30, 166], [264, 140], [272, 156], [266, 170]], k.p.cream, 10) +
        stroke("M40 100H260", "#fff", 3, 'opacity=".4"'),
    ),
  };
};
