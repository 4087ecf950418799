import { mix } from "#lib/art/colour.ts";
import { dots, path, round, rows, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const galleon: Motif = (k) => {
  const wood = mix(k.shade(0.8), k.p.deep, 0.15);
  const sail = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x - w} ${y}H${x + w}Q${x + w + 20} ${y + h / 2} ${x + w - 4} ${y + h}H${x - w - 4}Q${x - w + 18} ${y + h / 2} ${x - w} ${y}Z`,
      k.paper,
    );
  return {
    disc: "highlight",
    discY: 132,
    back: "clouds",
    art:
      stroke("M104 232V58M154 232V30M206 232V76", wood, 7, round) +
      sail(104, 70, 38, 52) +
      sail(104, 128, 44, 56) +
      sail(154, 46, 34, 60) +
      sail(154, 112, 46, 72) +
      sail(208, 92, 30, 44) +
      sail(208, 142, 34, 46) +
      path(star(8, 158, 148, 25, 12, 0), k.red) +
      path("M154 30L190 22L154 44ZM104 58L134 50L104 70ZM206 76L236 68L206 88Z", k.p.accent) +
      path("M34 192L72 206H214L222 168H264L258 216C250 252 230 280 196 286H110C70 282 44 240 34 192Z", wood) +
      path("M46 216L256 222C250 250 230 280 196 286H110C80 282 58 250 46 216Z", mix(wood, k.p.deep, 0.4)) +
      stroke("M36 196L72 208H214L222 170H264", k.gold, 6, round) +
      dots(rows([92, 236], [122, 238], [152, 239], [182, 239], [212, 238]), k.p.highlight, 11) +
      stroke("M34 192L8 164", wood, 6, round) +
      path("M-10 270Q20 252 50 270T110 270T170 270T230 270T310 270V330H-10Z", k.p.mid) +
      path("M-10 286Q20 270 50 286T110 286T170 286T230 286T310 286V340H-10Z", k.p.deep) +
      stroke("M-4 268Q20 254 50 270T110 270M180 272T230 270", k.p.cream, 4, round),
  };
};
