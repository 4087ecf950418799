import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { fan } from "#lib/art/parts.ts";

export const coconut: Motif = (k) => {
  const husk = mix(k.shade(0.85), k.p.deep, 0.3);
  return {
    disc: "highlight",
    discY: 150,
    back: "rays",
    art:
      stroke("M176 128L222 30L248 24", k.red, 10, round) +
      stroke("M176 128L222 30", "#fff", 10, 'stroke-dasharray="9 13"') +
      path("M46 164C46 240 92 290 150 290S254 240 254 164Z", k.p.deep, 'opacity=".5" transform="translate(5 8)"') +
      path("M46 160C46 240 92 288 150 288S254 240 254 160Z", husk) +
      path("M150 288C208 288 254 240 254 160H206C206 230 190 270 150 288Z", k.p.deep, 'opacity=".35"') +
      stroke(
        "M70 196C84 240 110 266 132 276M92 190C104 226 124 250 146 262",
        mix(husk, k.p.highlight, 0.35),
        3,
        round,
      ) +
      ellipse(150, 160, 104, 42, husk) +
      ellipse(150, 158, 96, 37, "#fffdf4") +
      ellipse(150, 162, 76, 27, mix(k.p.bright, "#ffffff", 0.72)) +
      path("M78 168C100 180 190 182 224 166A76 27 0 0 1 78 168Z", "#fff", 'opacity=".8"') +
      fan(
        k,
        5,
        0,
        288,
        92,
        128,
        0.4,
        path("M0 0C-34-20-32-70 0-88C32-70 34-20 0 0Z", k.p.bright) + stroke("M0-8V-60", k.red, 5, round),
      ) +
      circle(92, 128, 9, k.gold) +
      path("M40 118C20 92 24 62 46 44C58 70 60 94 52 120Z", "#2f9a55") +
      path("M46 44C58 70 60 94 52 120Z", "#1c6b3c") +
      spark(246, 120, 14, "#fff"),
  };
};
