import { mix } from "#lib/art/colour.ts";
import { circle, dots, group, round, stroke, use } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** Jackstones and their ball. */
export const jacks: Motif = (k) => {
  const one = (colour: string) =>
    k.def(
      stroke("M-34 16L34-16M-8-38L8 38M-28-22L28 22", mix(colour, k.p.deep, 0.35), 15, round) +
        stroke("M-34 16L34-16M-8-38L8 38M-28-22L28 22", mix(colour, "#ffffff", 0.2), 8, round) +
        dots(
          [
            [-34, 16],
            [34, -16],
            [-8, -38],
            [8, 38],
            [-28, -22],
            [28, 22],
          ],
          colour,
          21,
        ) +
        dots(
          [
            [-37, 12],
            [31, -20],
            [-11, -42],
            [5, 34],
          ],
          "#fff",
          6,
          'opacity=".7"',
        ),
    );
  const [gold, red] = [one(k.p.highlight), one(k.red)];
  return {
    disc: "bright",
    back: "banig",
    art:
      group("translate(82 206) scale(1.15)", use(gold)) +
      group("translate(220 222) rotate(30) scale(1.1)", use(red)) +
      group("translate(66 96) rotate(60) scale(.8)", use(red)) +
      group("translate(236 118) rotate(-20) scale(.8)", use(gold)) +
      group("translate(150 264) rotate(74) scale(.8)", use(gold)) +
      circle(154, 140, 62, k.p.deep, 'opacity=".4"') +
      circle(150, 132, 62, k.orb(k.p.accent)) +
      stroke("M92 112C120 146 180 146 208 112", k.p.cream, 9, 'opacity=".85"') +
      use(k.gloss(), 'transform="translate(150 132) scale(1.5)"'),
  };
};
