import { mix } from "#lib/art/colour.ts";
import { box, circle, pair, path, spark } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const crown: Motif = (k) => {
  return {
    disc: "mid",
    back: "rays",
    art:
      path("M66 110L106 170L150 84L194 170L234 110L222 262H78Z", k.p.deep, 'opacity=".5" transform="translate(5 8)"') +
      pair("M62 108L104 172L150 84V250H80Z", k.linear(k.p.cream, k.p.highlight, true), k.shade(0.38)) +
      path("M104 172L150 84L122 216Z", k.p.cream, 'opacity=".5"') +
      path("M196 172L150 84L178 216Z", k.p.mid, 'opacity=".28"') +
      k.both(circle(62, 100, 13, k.p.accent) + circle(58, 96, 4, "#fff")) +
      circle(150, 72, 17, k.orb(k.red)) +
      circle(145, 66, 5, "#fff") +
      box(74, 226, 152, 34, 6, mix(k.p.bright, k.p.deep, 0.3)) +
      box(74, 226, 152, 6, 3, k.p.cream, 'opacity=".7"') +
      box(74, 254, 152, 6, 3, k.p.highlight) +
      k.both(path("M106 232L118 243L106 254L94 243Z", k.p.highlight)) +
      path("M150 228L166 243L150 258L134 243Z", k.p.accent) +
      path("M150 228L166 243H134Z", "#fff", 'opacity=".45"') +
      spark(104, 150, 18, "#fff") +
      spark(216, 70, 12, k.p.highlight),
  };
};
