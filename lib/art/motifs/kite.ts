import { mix } from "#lib/art/colour.ts";
import { circle, group, path, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const kite: Motif = (k) => {
  const bow = (x: number, y: number, angle: number, fill: string) =>
    group(`translate(${x} ${y}) rotate(${angle})`, path("M0 0L-17-9V9ZM0 0L17-9V9Z", fill));
  const tail = bow(100, 226, -30, k.p.accent) + bow(74, 250, 10, k.p.highlight) + bow(52, 284, -40, k.p.accent);
  return {
    disc: "highlight",
    discY: 116,
    discR: 70,
    back: "clouds",
    art:
      stroke("M132 206C100 226 84 236 70 256S40 300 20 320", k.p.cream, 3) +
      tail +
      group(
        "rotate(24 160 130)",
        path("M166 36L244 128L166 246L88 128Z", k.p.deep, 'opacity=".4"') +
          path("M160 28L82 122H160Z", k.p.bright) +
          path("M160 28L238 122H160Z", k.p.cream) +
          path("M160 240L82 122H160Z", k.p.accent) +
          path("M160 240L238 122H160Z", k.red) +
          path("M160 122L238 122L160 240Z", k.p.deep, 'opacity=".15"') +
          stroke("M160 28V240M82 122H238", mix(k.p.deep, k.p.mid, 0.2), 4) +
          circle(160, 122, 16, k.p.highlight) +
          path(star(8, 160, 122, 30, 15, 0), k.p.highlight),
      ),
  };
};
