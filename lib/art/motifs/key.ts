import { mix } from "#lib/art/colour.ts";
import { box, circle, group, path, round, spark, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const key: Motif = (k) => ({
  disc: "bright",
  discY: 152,
  back: "weave",
  art:
    group(
      "rotate(34 150 160)",
      stroke("M150 150V296M150 250H184V270M150 276H196V296", k.p.deep, 26, 'opacity=".45" transform="translate(8 8)"') +
        path(star(16, 158, 98, 82, 66, 0), k.p.deep, 'opacity=".45"') +
        stroke("M150 150V296", k.gold, 24, round) +
        path("M150 238H192V264H178V254H150ZM150 268H200V298H184V284H150Z", k.gold) +
        box(130, 160, 40, 14, 6, k.shade(0.25)) +
        box(134, 182, 32, 10, 5, k.shade(0.25)) +
        path(star(16, 150, 90, 82, 66, 0), k.gold) +
        circle(150, 90, 56, mix(k.p.mid, k.p.deep, 0.3)) +
        circle(150, 90, 56, "none", `stroke="${k.p.cream}" stroke-width="4"`) +
        path(star(8, 150, 90, 46, 20, 0), k.p.accent) +
        circle(150, 90, 16, k.orb(k.p.bright)) +
        stroke("M92 66A64 64 0 0 1 128 34", "#fff", 6, `opacity=".8" ${round}`) +
        stroke("M143 168V280", "#fff", 4, `opacity=".5" ${round}`),
    ) +
    spark(66, 210, 17, "#fff") +
    spark(236, 238, 13, "#fff"),
});
