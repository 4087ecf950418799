import { mix } from "#lib/art/colour.ts";
import { circle, dots, path, round, rows, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const fantan: Motif = (k) => ({
  disc: "bright",
  discY: 154,
  back: "weave",
  art:
    path("M34 214H266L288 292H12Z", mix(k.p.mid, k.p.deep, 0.3)) +
    path("M34 214H150V292H12Z", k.p.mid) +
    stroke("M34 214H266L288 292", k.p.highlight, 4) +
    dots(
      rows(
        [70, 240],
        [96, 240],
        [122, 240],
        [148, 240],
        [62, 266],
        [90, 266],
        [118, 266],
        [146, 266],
        [192, 240],
        [222, 240],
        [198, 268],
      ),
      k.p.deep,
      25,
    ) +
    dots(
      rows(
        [70, 237],
        [96, 237],
        [122, 237],
        [148, 237],
        [62, 263],
        [90, 263],
        [118, 263],
        [146, 263],
        [192, 237],
        [222, 237],
        [198, 265],
      ),
      "#fff",
      22,
    ) +
    dots(
      rows(
        [67, 233],
        [93, 233],
        [119, 233],
        [145, 233],
        [59, 259],
        [87, 259],
        [115, 259],
        [143, 259],
        [189, 233],
        [219, 233],
        [195, 261],
      ),
      k.p.bright,
      6,
    ) +
    path(
      "M86 200C74 90 110 54 158 54S240 90 230 200Q158 224 86 200Z",
      k.p.deep,
      'opacity=".4" transform="translate(4 6)"',
    ) +
    path("M84 196C72 88 108 50 156 50S240 88 228 196Q156 220 84 196Z", k.gold) +
    path("M156 50C204 50 240 88 228 196Q196 206 156 208Z", k.p.deep, 'opacity=".16"') +
    stroke("M88 170Q156 192 226 170M90 104Q156 124 222 104", k.shade(0.45), 5) +
    path(star(8, 156, 144, 30, 14, 0), k.red) +
    circle(156, 42, 17, k.gold) +
    stroke("M104 170C100 120 110 92 126 76", "#fff", 7, `opacity=".7" ${round}`) +
    stroke("M266 92L220 256", k.shade(0.8), 9, round),
});
