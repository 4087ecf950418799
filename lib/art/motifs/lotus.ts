import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { fan } from "#lib/art/parts.ts";

export const lotus: Motif = (k) => {
  const pink = mix("#f58fb8", k.p.cream, 0.2);
  const petal = (tip: string, base: string) =>
    path("M0 0C-40-40-34-110 0-150C34-110 40-40 0 0Z", base) +
    path("M0-10C-22-46-20-104 0-150C20-104 22-46 0-10Z", tip, 'opacity=".75"');
  return {
    disc: "highlight",
    discY: 140,
    back: "ripples",
    art:
      ellipse(150, 262, 138, 34, mix("#2f7d4f", k.p.deep, 0.25)) +
      ellipse(150, 256, 130, 28, mix("#4fae6a", k.p.bright, 0.2)) +
      stroke("M150 256L40 250M150 256L262 250M150 256L96 276M150 256L206 276", "#fff", 3, 'opacity=".3"') +
      fan(k, 5, -82, 82, 150, 246, 1, petal(mix(pink, "#ffffff", 0.3), mix(pink, k.p.deep, 0.2))) +
      fan(k, 4, -48, 48, 150, 250, 1.06, petal("#ffffff", pink)) +
      fan(k, 3, -20, 20, 150, 254, 0.8, petal("#ffffff", mix(pink, "#ffffff", 0.35))) +
      circle(150, 222, 20, k.gold) +
      spark(226, 70, 15, "#fff") +
      spark(70, 92, 10, "#fff"),
  };
};
