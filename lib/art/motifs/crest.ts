import { mix } from "#lib/art/colour.ts";
import { pair, path } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const crest: Motif = (k) => {
  const h = "M150 40L76 66V150C76 206 112 244 150 270Z",
    w = (y: number, f: string) => path(`M84 ${y}L4 ${y - 44}L20 ${y + 4}L86 ${y + 36}Z`, f);
  return {
    disc: "none",
    back: "beams",
    art:
      k.both(w(92, k.p.highlight) + w(134, k.p.bright) + w(174, k.p.accent)) +
      path(
        "M150 44L76 70V154C76 210 112 248 150 274C188 248 224 210 224 154V70Z",
        k.p.deep,
        'opacity=".5" transform="translate(0 8)"',
      ) +
      pair(h, k.p.cream, mix(k.p.bright, k.p.cream, 0.3)) +
      pair("M150 56L90 78V150C90 198 120 230 150 252Z", mix(k.p.mid, k.p.bright, 0.15), mix(k.p.deep, k.p.mid, 0.55)) +
      pair("M150 84L108 150H136L122 220L150 178Z", k.p.highlight, k.shade(0.45)) +
      pair("M150 178L132 206L150 232Z", k.p.cream, k.p.bright),
  };
};
