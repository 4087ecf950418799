import { mix } from "#lib/art/colour.ts";
import { circle, group, path, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const palm: Motif = (k) => {
  const leaf =
    path("M0 0C16-30 52-44 96-26C60-26 30-12 0 0Z", mix(k.p.deep, "#1f9a55", 0.65)) +
    path("M0 0C26-14 60-22 96-26C60-20 30-6 0 0Z", mix(k.p.deep, "#0d5a36", 0.7));
  const lf = k.def(leaf),
    tree = (s: string) =>
      group(
        s,
        path("M-7 0C-4-70-16-110-30-140L-20-144C-2-112 10-70 9 0Z", mix(k.p.deep, k.p.mid, 0.4)) +
          group(
            "translate(-26 -142)",
            [0, -38, 38, 180, 216, 142, -80]
              .map((a) => `<use href="#${lf}" transform="rotate(${a})${Math.abs(a) > 90 ? " scale(1 -1)" : ""}"/>`)
              .join("") +
              circle(4, 8, 8, k.p.mid) +
              circle(-8, 8, 8, k.p.deep),
          ),
      );
  const wv = (y: number, f: string) => path(`M-10 ${y}Q30 ${y - 14} 70 ${y}T150 ${y}T230 ${y}T310 ${y}V420H-10Z`, f);
  return {
    disc: "highlight",
    discY: 150,
    discR: 100,
    back: "rays",
    art:
      path("M20 236C70 190 120 214 150 206S240 190 290 236Z", mix(k.p.deep, k.p.mid, 0.5)) +
      wv(232, k.p.bright) +
      stroke("M120 244H180M130 258H170M110 272H190", k.p.highlight, 5, 'stroke-linecap="round" opacity=".85"') +
      wv(256, mix(k.p.bright, k.p.mid, 0.6)) +
      path("M-10 300C60 250 150 262 190 290L200 330H-10Z", k.shade(0.25)) +
      tree("translate(84 282) scale(1.25)") +
      tree("translate(44 288) scale(-.9 .9)"),
  };
};
