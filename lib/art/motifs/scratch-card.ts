import { mix } from "#lib/art/colour.ts";
import { box, group, path, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { coin } from "#lib/art/parts.ts";

export const scratchCard: Motif = (k) => {
  const id = `${k.id}-s`;
  return {
    disc: "bright",
    discY: 152,
    back: "confetti",
    art:
      group(
        "rotate(-10 150 160)",
        box(52, 44, 204, 246, 18, k.p.deep, 'opacity=".5"') +
          box(46, 38, 204, 246, 18, k.paper) +
          box(46, 38, 204, 60, 18, k.red) +
          path(star(5, 92, 68, 20, 9, -90), k.p.highlight) +
          path(star(5, 204, 68, 20, 9, -90), k.p.highlight) +
          path(star(8, 148, 68, 24, 12, 0), k.p.cream) +
          `<clipPath id="${id}"><rect x="62" y="112" width="172" height="110" rx="12"/></clipPath>` +
          `<g clip-path="url(#${id})">` +
          box(62, 112, 172, 110, 0, mix(k.p.highlight, "#ffffff", 0.55)) +
          coin(k, 98, 168, 28) +
          coin(k, 150, 168, 28) +
          path(
            "M176 104H240V230H186C204 214 178 200 198 184C178 172 204 156 182 144C200 132 176 118 176 104Z",
            "#b9c0cc",
          ) +
          stroke("M200 112L236 148M196 140L240 184M204 176L240 212", "#8d96a6", 5) +
          "</g>" +
          box(62, 112, 172, 110, 12, "none", `stroke="${k.p.mid}" stroke-width="4"`) +
          box(70, 240, 98, 14, 7, mix(k.p.cream, k.p.deep, 0.25)) +
          box(70, 260, 62, 10, 5, mix(k.p.cream, k.p.deep, 0.15)),
      ) + group("translate(212 232) rotate(14)", coin(k, 0, 0, 44)),
  };
};
