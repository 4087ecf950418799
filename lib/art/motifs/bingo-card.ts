import { mix } from "#lib/art/colour.ts";
import { at, box, dots, group } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { ball } from "#lib/art/parts.ts";

const columns = [0, 1, 2, 3, 4];
const centre = (index: number) => 78 + index * 37;

export const bingoCard: Motif = (k) => {
  const called = columns.map((column) => [column, (column + k.n(2)) % 5, k.n(5)]);
  const marks = (shade: number) =>
    called.flatMap(([column = 0, ...rows]) =>
      rows.filter((_, index) => index === shade).map((row): [number, number] => [centre(column), centre(row) + 54]),
    );
  const grid = columns.flatMap((row) => columns.map((column): [number, number] => [centre(column), centre(row) + 54]));
  return {
    disc: "mid",
    discY: 160,
    back: "confetti",
    art:
      group(
        "rotate(-8 150 170)",
        box(56, 52, 204, 270, 16, k.p.deep, 'opacity=".5"') +
          box(50, 44, 204, 270, 16, k.linear(k.p.mid, mix(k.p.mid, k.p.deep, 0.5), true)) +
          box(50, 44, 204, 270, 16, "none", `stroke="${k.p.highlight}" stroke-width="4"`) +
          `<text x="152" y="98" font-size="48" letter-spacing="6" fill="${k.p.highlight}">BINGO</text>` +
          columns
            .map((row) => box(60, 116 + row * 37, 184, 33, 6, row % 2 ? mix(k.p.cream, k.p.highlight, 0.35) : "#fff"))
            .join("") +
          dots(grid, mix(k.p.cream, k.p.deep, 0.45), 9) +
          dots(marks(0), k.red, 27, 'opacity=".88"') +
          dots(marks(1), at([k.p.accent, k.p.bright], k.seed), 27, 'opacity=".88"'),
      ) +
      ball(k, 238, 88, 33, k.red, 7 + k.n(60)) +
      ball(k, 56, 214, 26, k.p.accent, 3 + k.n(70)),
  };
};
