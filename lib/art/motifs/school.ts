import { mix } from "#lib/art/colour.ts";
import { circle, group, path, rows, stroke, use } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** A school of small silver fish. */
export const school: Motif = (k) => {
  const one = k.def(
    path("M-44 0C-24-26 22-24 44 0C22 24-24 26-44 0Z", k.linear("#ffffff", mix("#9db4cc", k.p.bright, 0.2), true)) +
      path("M-44 0C-24-26 22-24 44 0C16-8-20-8-44 0Z", mix("#3f6f9f", k.p.mid, 0.3)) +
      path("M38 0L64-18L58 0L64 18Z", mix("#3f6f9f", k.p.mid, 0.3)) +
      stroke("M-16-15C-22-4-22 6-16 15", k.p.deep, 2, 'opacity=".5"') +
      circle(-28, -4, 5, k.p.deep) +
      circle(-29, -6, 2, "#fff"),
  );
  const places = rows(
    [200, 62, 0.8],
    [108, 78, 0.95],
    [222, 120, 1],
    [70, 136, 0.8],
    [146, 150, 1.35],
    [232, 190, 0.85],
    [88, 208, 1.05],
    [182, 234, 1],
    [92, 264, 0.75],
  );
  return {
    disc: "bright",
    discY: 150,
    back: "sea",
    art: places
      .map(([x, y, scale]) => group(`translate(${x} ${y}) rotate(${8 - y / 14}) scale(${scale})`, use(one)))
      .join(""),
  };
};
