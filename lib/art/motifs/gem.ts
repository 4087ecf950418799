import { mix } from "#lib/art/colour.ts";
import { path, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const gem: Motif = (k) => {
  const t = (d: string, m: number) => path(d, mix(k.p.bright, m > 0 ? k.p.cream : k.p.deep, Math.abs(m)));
  return {
    disc: "mid",
    back: "beams",
    art:
      path("M52 148L94 96H214L258 148L156 276Z", k.p.deep, 'opacity=".5"') +
      t("M46 142L90 90L108 142Z", 0.25) +
      t("M90 90H150L108 142Z", 0.7) +
      t("M150 90L108 142H192Z", 0.45) +
      t("M150 90H210L192 142Z", 0.15) +
      t("M210 90L254 142H192Z", -0.15) +
      t("M46 142H108L150 268Z", -0.05) +
      t("M108 142H150V268Z", 0.55) +
      t("M150 142H192L150 268Z", 0.2) +
      t("M192 142H254L150 268Z", -0.4) +
      t("M108 142H192L150 166Z", 0.85) +
      stroke("M46 142L90 90H210L254 142L150 268Z", "#fff", 2, 'opacity=".6" stroke-linejoin="round"') +
      spark(92, 92, 30, "#fff") +
      spark(228, 196, 16, k.p.highlight) +
      spark(60, 214, 11, k.p.highlight),
  };
};
