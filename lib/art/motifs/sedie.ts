import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const sedie: Motif = (k) => {
  const disc = (x: number, y: number, fill: string) =>
    ellipse(x + 3, y + 8, 38, 25, k.p.deep, 'opacity=".5"') +
    ellipse(x, y + 4, 38, 25, mix(fill, k.p.deep, 0.4)) +
    ellipse(x, y, 38, 25, fill) +
    ellipse(x, y, 28, 18, "none", 'stroke="#000" stroke-opacity=".15" stroke-width="3"');
  return {
    disc: "mid",
    discY: 150,
    back: "scallop",
    art:
      ellipse(150, 226, 126, 56, k.p.deep, 'opacity=".5" transform="translate(3 8)"') +
      ellipse(150, 222, 126, 56, k.linear("#fff", mix(k.p.cream, k.p.mid, 0.35))) +
      ellipse(150, 216, 112, 47, "none", 'stroke="#2a66c8" stroke-width="5" stroke-dasharray="10 7"') +
      disc(106, 200, k.red) +
      disc(190, 196, "#ffffff") +
      disc(118, 238, "#ffffff") +
      disc(200, 236, k.red) +
      path(
        "M86 128C86 60 214 60 214 128Q150 156 86 128Z",
        k.linear("#ffffff", mix(k.p.cream, k.p.mid, 0.45)),
        'transform="rotate(-12 150 110)"',
      ) +
      stroke("M98 122Q150 148 202 122", "#2a66c8", 6, `stroke-dasharray="10 7" transform="rotate(-12 150 110)"`) +
      circle(138, 64, 17, k.gold) +
      spark(66, 96, 15, "#fff") +
      spark(240, 122, 13, "#fff"),
  };
};
