import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, pair, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const monkey: Motif = (k) => {
  const fur = mix(k.shade(0.75), k.p.deep, 0.1);
  const skin = mix(k.p.cream, k.p.highlight, 0.45);
  const side =
    circle(58, 152, 32, fur) +
    circle(60, 152, 20, skin) +
    ellipse(122, 140, 15, 19, "#fff") +
    circle(125, 142, 9, k.p.deep) +
    circle(122, 137, 4, "#fff") +
    stroke("M100 112Q118 100 136 112", fur, 7, round) +
    ellipse(141, 178, 4, 3, fur) +
    circle(96, 188, 12, k.p.bright, 'opacity=".45"');
  return {
    disc: "mid",
    discY: 154,
    back: "rays",
    art:
      path(
        "M150 50C214 50 240 98 238 154C236 220 200 258 150 258S64 220 62 154C60 98 86 50 150 50Z",
        k.p.deep,
        'opacity=".45" transform="translate(5 8)"',
      ) +
      pair("M150 50C86 50 60 98 62 154C64 220 100 258 150 258Z", fur, mix(fur, k.p.deep, 0.25)) +
      path("M132 54C136 36 150 30 164 22C160 36 168 44 172 54Z", fur) +
      k.both(path("M150 108C120 84 84 104 84 144C84 164 96 172 98 186C96 226 122 244 150 244Z", skin)) +
      k.both(side) +
      path("M108 200Q150 252 192 200Q150 214 108 200Z", "#8e1f2f") +
      path("M114 203Q150 218 186 203L182 212Q150 224 118 212Z", "#fff") +
      path("M196 250C226 240 236 262 228 284L206 296C190 286 186 264 196 250Z", "#f7c531") +
      path("M214 240L220 254L206 254Z", "#7a5a12") +
      path("M228 284L206 296L212 282Z", "#fff6c8") +
      spark(238, 78, 16, "#fff"),
  };
};
