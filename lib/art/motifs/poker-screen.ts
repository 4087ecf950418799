import { mix } from "#lib/art/colour.ts";
import { at, box, dots, path, rows, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { card, type Suit } from "#lib/art/parts.ts";

export const pokerScreen: Motif = (k) => {
  const suits: [Suit, string, number][] = [
    ["h", "10", 62],
    ["h", "J", 106],
    ["h", "Q", 150],
    ["h", "K", 194],
    ["h", "A", 238],
  ];
  return {
    disc: "mid",
    discY: 150,
    back: "grid",
    art:
      path("M34 76Q150 40 266 76L258 230H42Z", k.p.deep, 'opacity=".55" transform="translate(4 8)"') +
      path(
        "M34 76Q150 40 266 76L258 230H42Z",
        k.linear(mix(k.p.mid, k.p.cream, 0.2), mix(k.p.mid, k.p.deep, 0.5), true),
      ) +
      path("M48 88Q150 58 252 88L246 216H54Z", mix(k.p.deep, "#0a1440", 0.5)) +
      stroke("M48 88Q150 58 252 88L246 216H54Z", k.gold, 5) +
      suits.map(([suit, rank, x]) => card(k, x, 152, 0, rank, suit, 0.46)).join("") +
      dots(rows([80, 100], [115, 92], [150, 90], [185, 92], [220, 100]), k.p.highlight, 9) +
      path("M42 230H258L280 290H20Z", mix(k.p.mid, k.p.deep, 0.35)) +
      path("M42 230H150V290H20Z", k.p.mid) +
      rows([66, 262, 0], [108, 262, 1], [150, 262, 2], [192, 262, 1], [234, 262, 0])
        .map(([x, y, tone]) => box(x - 16, y - 12, 32, 22, 8, at([k.p.accent, k.p.highlight, k.red], tone)))
        .join("") +
      spark(64, 62, 16, "#fff"),
  };
};
