import { box, circle, path, polar, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const fireworks: Motif = (k) => {
  const burst1 = (x: number, y: number, r: number, colour: string, count: number) => {
    const rays = Array.from({ length: count }, (_, index) => {
      const angle = (360 / count) * index + 8;
      return `M${polar(x, y, r * 0.3, angle)}L${polar(x, y, r * 0.82, angle)}`;
    }).join("");
    const tips = Array.from({ length: count }, (_, index) => `M${polar(x, y, r, (360 / count) * index + 8)}h0`).join(
      "",
    );
    return (
      stroke(rays, colour, r * 0.07, round) + stroke(tips, k.p.cream, r * 0.13, round) + circle(x, y, r * 0.14, "#fff")
    );
  };
  return {
    disc: "none",
    back: "stars",
    art:
      stroke(
        "M150 300C156 250 140 220 150 160M64 300C66 260 80 220 78 178M238 300C234 270 222 236 224 214",
        k.p.highlight,
        4,
        `opacity=".6" ${round} stroke-dasharray="10 8"`,
      ) +
      burst1(150, 118, 92, k.p.highlight, 16) +
      burst1(150, 118, 54, k.red, 12) +
      burst1(66, 192, 50, k.p.accent, 12) +
      burst1(236, 206, 54, k.p.bright, 12) +
      burst1(52, 70, 34, k.p.cream, 10) +
      burst1(250, 76, 38, k.p.accent, 10) +
      path("M136 262L150 234L164 262V296H136Z", k.red) +
      path("M150 234L164 262V296H150Z", k.p.deep, 'opacity=".25"') +
      box(136, 270, 28, 8, 0, k.p.highlight),
  };
};
