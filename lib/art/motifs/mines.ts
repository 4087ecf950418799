import { mix } from "#lib/art/colour.ts";
import { box, circle, group, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const mines: Motif = (k) => {
  let s = "";
  const n = 4,
    w = 52;
  for (let i = 0; i < 16; i++) {
    const x = 36 + (i % n) * 58,
      y = 36 + ((i / n) | 0) * 58,
      o = [0, 5, 10, 15].includes(i) ? 1 : i === 6 ? 2 : 0;
    s += group(
      `translate(${x} ${y})`,
      k.once(
        `tile${!!o}`,
        () =>
          box(2, 5, w, w, 11, k.p.deep, 'opacity=".6"') +
          box(0, 0, w, w, 11, o ? mix(k.p.deep, k.p.mid, 0.4) : k.tile) +
          (o ? "" : stroke("M9 6H43", "#fff", 3, 'stroke-linecap="round" opacity=".45"')),
      ) +
        (o === 1
          ? k.once("mg", () =>
              group(
                "translate(26 27) scale(.17) translate(-150 -178)",
                path("M46 142L90 90H210L254 142L150 268Z", k.p.highlight) +
                  path("M90 90H150L108 142ZM108 142H192L150 268Z", k.p.cream) +
                  path("M192 142H254L150 268Z", mix(k.p.highlight, k.p.deep, 0.3)),
              ),
            )
          : o === 2
            ? circle(26, 28, 14, k.red) +
              stroke("M26 10V46M8 28H44M13 15L39 41M39 15L13 41", k.red, 5, round) +
              circle(21, 23, 4, "#fff")
            : ""),
    );
  }
  return { disc: "none", back: "rays", art: group("rotate(-8 150 150)", s) };
};
