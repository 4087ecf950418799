import { mix } from "#lib/art/colour.ts";
import { box, circle, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** A racing car from the front, in a drift. */
export const car: Motif = (k) => {
  const paint = mix(k.red, k.p.accent, 0.15);
  const wheel = box(36, 196, 46, 76, 16, "#14161d") + stroke("M44 212H74M44 230H74M44 248H74", "#fff3", 5);
  return {
    disc: "bright",
    back: "beams",
    art:
      path("M0 300C40 250 70 264 96 290ZM300 300C260 250 230 264 204 290Z", k.p.cream, 'opacity=".5"') +
      k.both(wheel) +
      path("M78 150C88 100 102 84 150 84S212 100 222 150Z", mix(paint, k.p.deep, 0.35)) +
      path("M92 148C98 112 110 98 150 98S202 112 208 148Z", k.linear("#d9f2ff", "#5e8fae", true)) +
      path("M104 146L126 100H150L126 146Z", "#fff", 'opacity=".45"') +
      box(56, 76, 188, 14, 6, mix(paint, k.p.deep, 0.5)) +
      path(
        "M48 196C48 160 72 146 150 146S252 160 252 196V248C252 262 244 266 232 266H68C56 266 48 262 48 248Z",
        paint,
      ) +
      path("M150 146C228 146 252 160 252 196V248C252 262 244 266 232 266H150Z", k.p.deep, 'opacity=".18"') +
      path("M128 146H172L180 266H120Z", "#fff", 'opacity=".9"') +
      path("M84 226H216L204 256H96Z", "#14161d") +
      k.both(path("M62 186L112 198L104 214L66 208Z", mix(k.p.highlight, "#ffffff", 0.5))) +
      circle(150, 188, 19, "#14161d") +
      stroke("M144 176H157L148 202", k.p.highlight, 6, round),
  };
};
