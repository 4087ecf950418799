import { mix } from "#lib/art/colour.ts";
import { circle, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { fan, feather } from "#lib/art/parts.ts";

export const mask: Motif = (k) => {
  const eye =
    path("M88 150Q108 122 132 148Q110 138 88 150Z", k.p.deep) +
    stroke("M86 134Q104 116 130 130", k.p.mid, 5, round) +
    circle(92, 188, 15, k.p.accent, 'opacity=".9"') +
    circle(92, 188, 7, k.p.highlight);
  return {
    disc: "mid",
    discY: 160,
    back: "confetti",
    art:
      fan(k, 6, -80, 80, 150, 140, 1.12, feather(k.p.accent, mix(k.p.accent, k.p.deep, 0.45))) +
      fan(k, 5, -62, 62, 150, 134, 0.94, feather(k.p.highlight, mix(k.p.highlight, k.p.bright, 0.6))) +
      path(
        "M150 92C98 92 70 118 70 164C70 226 108 268 150 268C192 268 230 226 230 164C230 118 202 92 150 92Z",
        k.p.deep,
        'opacity=".45" transform="translate(4 7)"',
      ) +
      path(
        "M150 92C98 92 70 118 70 164C70 226 108 268 150 268C192 268 230 226 230 164C230 118 202 92 150 92Z",
        k.paper,
      ) +
      path("M150 92C202 92 230 118 230 164C230 226 192 268 150 268Z", k.p.mid, 'opacity=".16"') +
      k.both(eye) +
      path("M150 150L160 194Q150 202 140 194Z", mix(k.p.cream, k.p.mid, 0.25)) +
      path("M104 204Q150 226 196 204Q186 250 150 250Q114 250 104 204Z", k.red) +
      path("M110 208Q150 228 190 208L187 218Q150 236 113 218Z", "#fff") +
      path("M82 116Q150 78 218 116L212 126Q150 94 88 126Z", k.p.highlight) +
      circle(150, 104, 11, k.p.accent),
  };
};
