import { mix } from "#lib/art/colour.ts";
import { path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const bolt: Motif = (k) => {
  const d = "M176 18L78 166H136L104 292L236 122H170L214 18Z";
  const cloud = "M36 122A34 34 0 0 1 66 62A48 48 0 0 1 150 44A54 54 0 0 1 236 66A32 32 0 0 1 262 122Z";
  return {
    disc: "mid",
    discY: 156,
    back: "beams",
    art:
      stroke(
        "M40 130L16 190L34 190L10 246M262 132L284 184L266 186L292 240",
        k.p.highlight,
        5,
        `opacity=".8" ${round}`,
      ) +
      path(cloud, k.p.deep, 'opacity=".5" transform="translate(0 10)"') +
      path(cloud, k.linear(mix(k.p.mid, k.p.cream, 0.6), mix(k.p.mid, k.p.deep, 0.25), true)) +
      path(d, k.p.deep, 'opacity=".6" transform="translate(9 10)"') +
      path(d, k.gold) +
      path("M176 18L78 166H136L160 132L188 18Z", "#fff", 'opacity=".45"') +
      path(d, "none", `stroke="${k.p.cream}" stroke-width="5"`) +
      stroke("M62 196V224M88 204V240M214 196V228M244 200V222", k.p.cream, 5, `opacity=".6" ${round}`) +
      spark(232, 150, 18, "#fff") +
      spark(76, 132, 13, "#fff"),
  };
};
