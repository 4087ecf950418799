import { mix } from "#lib/art/colour.ts";
import { circle, dots, group, pair, path, round, rows, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const hat: Motif = (k) => {
  const straw = mix(k.p.highlight, k.p.cream, 0.35);
  const dome = "M26 190C60 120 112 66 150 46C188 66 240 120 274 190C230 214 190 222 150 222S70 214 26 190Z";
  const stalk = (x: number, angle: number) =>
    group(
      `translate(${x} 300) rotate(${angle})`,
      stroke("M0 0V-96", "#4f8f2a", 5, round) +
        dots(rows([-8, -70], [8, -78], [-8, -86], [8, -94], [-5, -102], [5, -110], [0, -118]), k.p.highlight, 13),
    );
  return {
    disc: "bright",
    discY: 150,
    back: "rays",
    art:
      stalk(60, -20) +
      stalk(92, -8) +
      stalk(240, 20) +
      stalk(208, 8) +
      path("M70 196C70 250 108 276 150 276S230 250 230 196Z", mix(k.shade(0.8), k.p.deep, 0.35)) +
      stroke("M84 206C92 262 124 284 150 292C176 284 208 262 216 206", k.red, 6, round) +
      path(dome, k.p.deep, 'opacity=".45" transform="translate(3 10)"') +
      pair("M150 46C112 66 60 120 26 190C70 214 110 222 150 222Z", straw, mix(straw, k.shade(0.6), 0.4)) +
      stroke(
        "M150 48L52 202M150 48L88 212M150 48L124 220M150 48V222M150 48L176 220M150 48L212 212M150 48L248 202",
        k.shade(0.55),
        3,
      ) +
      stroke("M102 84Q150 100 198 84M72 122Q150 146 228 122M46 160Q150 190 254 160", k.shade(0.55), 3) +
      stroke("M26 190C70 214 110 222 150 222S230 214 274 190", k.shade(0.3), 9, round) +
      path("M74 120Q150 146 226 120L238 138Q150 168 62 138Z", k.red) +
      dots(rows([92, 136], [121, 144], [150, 147], [179, 144], [208, 136]), k.p.cream, 9) +
      circle(150, 42, 14, k.gold) +
      spark(232, 70, 15, "#fff"),
  };
};
