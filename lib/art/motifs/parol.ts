import { mix } from "#lib/art/colour.ts";
import { circle, path, polar, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const parol: Motif = (k) => {
  let s = "";
  for (let i = 0; i < 5; i++) {
    const a = -90 + i * 72;
    s +=
      path(
        `M150 148L${polar(150, 148, 108, a)}L${polar(150, 148, 46, a - 36)}Z`,
        i % 2 ? k.p.highlight : mix(k.p.highlight, k.p.cream, 0.35),
      ) + path(`M150 148L${polar(150, 148, 108, a)}L${polar(150, 148, 46, a + 36)}Z`, mix(k.p.bright, k.p.mid, 0.25));
  }
  const tas = (x: number) =>
    stroke(`M${x} 232V262`, k.p.highlight, 3) + path(`M${x - 8} 300L${x - 6} 262H${x + 6}L${x + 8} 300Z`, k.p.accent);
  return {
    disc: "mid",
    back: "stars",
    art:
      tas(86) +
      tas(214) +
      circle(150, 148, 112, "none", `stroke="${k.p.highlight}" stroke-width="3"`) +
      circle(
        150,
        148,
        112,
        "none",
        `stroke="${k.p.cream}" stroke-width="13" stroke-linecap="round" stroke-dasharray=".1 22"`,
      ) +
      path(star(5, 150, 152, 108, 46, -90), k.p.deep, 'opacity=".5"') +
      s +
      path(star(5, 150, 148, 56, 24, -90), k.p.accent) +
      path(star(5, 150, 148, 56, 24, 90), k.p.cream, 'opacity=".85"') +
      circle(150, 148, 15, k.p.highlight) +
      circle(150, 148, 7, k.p.bright),
  };
};
