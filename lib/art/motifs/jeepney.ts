import { mix } from "#lib/art/colour.ts";
import { box, circle, pair, path, round, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const jeepney: Motif = (k) => {
  const steel = k.linear("#ffffff", mix(k.p.cream, k.p.deep, 0.35), true);
  const side =
    circle(84, 200, 22, k.p.deep) +
    circle(84, 200, 17, k.orb("#fff2b0")) +
    circle(52, 196, 10, k.red) +
    box(46, 250, 34, 42, 10, k.p.deep) +
    path("M58 150L40 138L44 128L62 138Z", k.p.highlight) +
    stroke("M104 92L128 150", "#fff", 7, 'opacity=".4"');
  return {
    disc: "highlight",
    discY: 150,
    back: "rays",
    art:
      box(70, 46, 160, 34, 8, k.red) +
      path(star(5, 150, 63, 13, 6, -90), k.p.highlight) +
      stroke("M92 63H122M178 63H208", k.p.cream, 5, round) +
      path("M66 80H234L246 160H54Z", k.p.deep, 'transform="translate(4 6)" opacity=".4"') +
      pair("M70 78H150V164H54Z", k.p.accent, mix(k.p.accent, k.p.deep, 0.3)) +
      path("M84 92H146V150H72ZM154 92H216L228 150H154Z", mix(k.p.deep, k.p.mid, 0.35)) +
      pair("M40 160H150V262H34Z", mix(k.p.bright, k.p.highlight, 0.3), mix(k.p.bright, k.p.mid, 0.45)) +
      box(108, 168, 84, 66, 8, steel) +
      stroke(
        "M120 176V226M132 176V226M144 176V226M156 176V226M168 176V226M180 176V226",
        mix(k.p.deep, k.p.mid, 0.3),
        4,
      ) +
      k.both(side) +
      box(28, 244, 244, 20, 10, steel) +
      path("M150 128L158 160H142Z", steel) +
      circle(150, 124, 9, k.gold) +
      box(122, 266, 56, 18, 4, k.p.cream),
  };
};
