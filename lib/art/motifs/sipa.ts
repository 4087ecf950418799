import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, group, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** The sipa: a washer with a tail of threads, kicked up. */
export const sipa: Motif = (k) => {
  const threads = [-46, -28, -10, 10, 28, 46].map((turn) => `M0 0C${turn * 0.6}-50 ${turn * 1.6}-96 ${turn * 2.2}-138`);
  const tail = (from: number, colour: string) =>
    stroke(threads.filter((_, index) => index % 3 === from).join(""), colour, 13, round);
  return {
    disc: "bright",
    back: "rays",
    art:
      stroke("M40 262Q150 300 260 262M62 232Q150 262 238 232", k.p.cream, 6, `opacity=".6" ${round}`) +
      group(
        "translate(150 206) rotate(14)",
        tail(0, k.red) + tail(1, k.p.highlight) + tail(2, k.p.accent) + stroke("M-24-20H24", k.p.cream, 12, round),
      ) +
      ellipse(150, 222, 62, 26, k.p.deep, 'opacity=".4" transform="translate(4 9)"') +
      ellipse(150, 214, 62, 26, k.linear("#f6f9fc", mix("#8799ab", k.p.deep, 0.1))) +
      ellipse(150, 212, 22, 9, mix(k.p.deep, k.p.mid, 0.2)) +
      stroke("M98 206Q110 194 134 190", "#fff", 5, round) +
      circle(240, 78, 5, k.p.cream) +
      circle(58, 92, 6, k.p.cream),
  };
};
