import { mix } from "#lib/art/colour.ts";
import { at, box, circle, group, path, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { ball } from "#lib/art/parts.ts";

export const draw: Motif = (k) => {
  const winner = k.n(9) + 1;
  const colours: [string, ...string[]] = [k.red, k.p.accent, k.p.highlight, k.p.bright, k.p.cream];
  const heap = rows(
    [98, 170],
    [140, 192],
    [184, 176],
    [116, 130],
    [164, 136],
    [206, 140],
    [150, 96],
    [206, 212],
    [146, 226],
  ).map(([x, y], index) => {
    const placed = k.once(`ball${index % 5}`, () => ball(k, 0, 0, 23, at(colours, index)));
    return group(`translate(${x} ${y})`, placed);
  });
  return {
    disc: "none",
    back: "scallop",
    art:
      path("M96 246H204L224 300H76Z", mix(k.p.mid, k.p.deep, 0.3)) +
      path("M96 246H150V300H76Z", k.p.mid) +
      circle(150, 154, 112, mix(k.p.deep, k.p.mid, 0.6)) +
      heap.join("") +
      circle(150, 154, 112, "#fff", 'opacity=".1"') +
      circle(150, 154, 112, "none", `stroke="${k.gold}" stroke-width="8"`) +
      stroke("M64 124A92 92 0 0 1 116 70", "#fff", 12, 'stroke-linecap="round" opacity=".65"') +
      box(124, 248, 52, 18, 9, k.p.deep) +
      ball(k, 150, 272, 25, k.p.highlight, winner),
  };
};
