import { mix } from "#lib/art/colour.ts";
import { box, circle, dots, pair, path, round, rows, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { coin } from "#lib/art/parts.ts";

export const chest: Motif = (k) => {
  const wood = mix(k.shade(0.75), k.p.deep, 0.1);
  const dark = mix(wood, k.p.deep, 0.5);
  return {
    disc: "highlight",
    discY: 140,
    back: "rays",
    art:
      path("M54 150L74 74Q150 34 226 74L246 150Z", dark) +
      path("M66 150L84 84Q150 50 216 84L234 150Z", k.p.deep) +
      stroke("M54 150L74 74Q150 34 226 74L246 150", k.gold, 9, round) +
      path("M62 176C80 118 116 132 128 112C146 96 168 104 176 118C204 112 228 138 238 176Z", k.gold) +
      coin(k, 102, 146, 24) +
      coin(k, 196, 142, 26) +
      coin(k, 150, 128, 28) +
      path("M118 158L132 142H156L168 158L143 184Z", k.p.accent) +
      path("M118 158H168L143 184Z", mix(k.p.accent, k.p.deep, 0.3)) +
      pair("M44 168H150V288H52Z", k.linear(mix(wood, k.p.highlight, 0.25), wood, true), dark) +
      stroke("M48 206H252M50 246H250", k.p.deep, 3, 'opacity=".5"') +
      k.both(box(62, 166, 20, 122, 3, k.gold) + dots(rows([72, 180], [72, 206], [72, 246], [72, 276]), k.p.deep, 5)) +
      box(40, 162, 220, 15, 5, k.gold) +
      path("M128 170H172V212Q172 230 150 234Q128 230 128 212Z", k.gold) +
      circle(150, 196, 9, k.p.deep) +
      path("M146 198H154L157 220H143Z", k.p.deep) +
      spark(232, 92, 17, "#fff") +
      spark(74, 118, 11, "#fff"),
  };
};
