import { box, circle, group, path, spark, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const mahjongTiles: Motif = (k) => {
  const tile = (x: number, y: number, angle: number, face: string) =>
    group(
      `translate(${x} ${y}) rotate(${angle})`,
      k.once(
        "tile",
        () =>
          box(-44, -58, 100, 132, 13, k.p.deep, 'opacity=".45"') +
          box(-50, -66, 100, 140, 13, k.linear("#2fae74", "#136843", true)) +
          box(-50, -66, 100, 128, 13, k.paper) +
          box(-43, -59, 86, 114, 9, "none", 'stroke="#000" stroke-opacity=".1" stroke-width="2"'),
      ) + face,
    );
  const wheelDot = (x: number, y: number, colour: string) =>
    circle(x, y, 14, colour) + circle(x, y, 8, "#fff") + circle(x, y, 4, colour);
  const bamboo = (x: number, y: number, colour: string) =>
    box(x - 6, y - 20, 12, 40, 6, colour) + stroke(`M${x - 7} ${y}H${x + 7}`, "#fff", 3);
  const sun =
    path(star(12, 0, -4, 38, 26, 0), k.red) + circle(0, -4, 20, k.p.highlight) + path(star(8, 0, -4, 15, 7, 0), k.red);
  return {
    disc: "bright",
    discY: 150,
    back: "weave",
    art:
      tile(
        86,
        138,
        -16,
        wheelDot(-20, -34, "#1e63c4") +
          wheelDot(20, -34, "#1e63c4") +
          wheelDot(0, -4, k.red) +
          wheelDot(-20, 28, "#1c8a57") +
          wheelDot(20, 28, "#1c8a57"),
      ) +
      tile(
        216,
        138,
        14,
        bamboo(-22, -32, "#1c8a57") +
          bamboo(0, -32, k.red) +
          bamboo(22, -32, "#1c8a57") +
          bamboo(-22, 24, "#1e63c4") +
          bamboo(0, 24, "#1c8a57") +
          bamboo(22, 24, "#1e63c4"),
      ) +
      tile(150, 196, -2, sun) +
      spark(60, 54, 15, "#fff"),
  };
};
