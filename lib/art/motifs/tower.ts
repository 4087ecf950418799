import { mix } from "#lib/art/colour.ts";
import { box, pair, path, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const tower: Motif = (k) => {
  const stone = mix("#cdb99a", k.p.cream, 0.3);
  const side = (x: number, y: number) =>
    box(x, y, 52, 290 - y, 3, mix(stone, k.p.deep, 0.25)) +
    path(`M${x - 6} ${y}V${y - 20}h16v10h10v-10h14v10h10v-10h14v20Z`, mix(stone, k.p.deep, 0.15)) +
    path(`M${x + 19} ${y + 44}a7 9 0 0 1 14 0v22h-14Z`, k.p.deep);
  return {
    disc: "highlight",
    discY: 130,
    back: "clouds",
    art:
      side(34, 168) +
      side(214, 168) +
      side(76, 130) +
      side(172, 130) +
      pair("M108 96H150V292H104Z", mix(stone, "#ffffff", 0.3), mix(stone, k.p.deep, 0.12)) +
      path("M98 98V70H118V84H138V70H162V84H182V70H202V98Z", mix(stone, "#ffffff", 0.15)) +
      stroke("M150 70V16", mix(k.p.deep, k.p.mid, 0.3), 5) +
      path("M152 18L204 32L152 48Z", k.red) +
      path("M132 292V248A18 18 0 0 1 168 248V292Z", mix("#5a3717", k.p.deep, 0.3)) +
      path("M142 130a8 10 0 0 1 16 0v26h-16ZM118 186a6 8 0 0 1 12 0v20h-12ZM170 186a6 8 0 0 1 12 0v20h-12Z", k.p.deep) +
      stroke("M110 116H126M172 124H188M114 164H132M176 164H190M110 224H126M172 230H188", k.p.deep, 3, 'opacity=".3"'),
  };
};
