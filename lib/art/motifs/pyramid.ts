import { mix } from "#lib/art/colour.ts";
import { box, path, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const pyramid: Motif = (k) => {
  let s = "";
  for (let i = 0; i < 6; i++) {
    const w = 240 - i * 36,
      y = 262 - i * 27;
    s +=
      box(150 - w / 2, y, w / 2, 28, 0, k.shade(0.12 + i * 0.03)) +
      box(150, y, w / 2, 28, 0, mix(k.p.mid, k.p.deep, 0.25)) +
      box(150 - w / 2, y, w, 5, 0, k.p.cream, 'opacity=".5"');
  }
  return {
    disc: "highlight",
    discY: 112,
    discR: 84,
    back: "rays",
    art:
      s +
      box(128, 84, 44, 46, 0, mix(k.p.mid, k.p.deep, 0.4)) +
      path("M118 86H182L172 72H128Z", k.p.highlight) +
      box(141, 98, 18, 32, 2, k.p.cream) +
      path("M136 128H164L182 292H118Z", mix(k.p.highlight, k.p.cream, 0.3)) +
      stroke("M134 148H166M132 168H168M130 188H170M128 208H172M126 228H174M124 248H176M121 268H179", k.p.mid, 5) +
      k.both(
        path("M-6 300C8 240 20 210 40 196C14 200 0 210-6 220Z", k.p.deep) +
          path(
            "M-6 214C20 190 40 190 58 204C38 200 20 210-6 236ZM-6 200C6 172 26 160 48 164C28 172 14 186-6 214Z",
            mix(k.p.deep, k.p.accent, 0.35),
          ),
      ),
  };
};
