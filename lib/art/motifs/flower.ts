import { mix } from "#lib/art/colour.ts";
import { circle, path, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { fan } from "#lib/art/parts.ts";

export const flower: Motif = (k) => {
  const pet = (f1: string, f2: string) =>
    path("M0 0C-40-26-42-82 0-106C42-82 40-26 0 0Z", f1) +
    path("M0 0C40-26 42-82 0-106Z", f2) +
    stroke("M0-14V-84", k.p.highlight, 2, 'opacity=".5"');
  return {
    disc: "mid",
    back: "weave",
    art:
      fan(
        k,
        4,
        45,
        315,
        150,
        158,
        1.12,
        path("M0 0C-46-20-34-90 0-116C34-90 46-20 0 0Z", "#1f7a43") + path("M0 0C46-20 34-90 0-116Z", "#125232"),
      ) +
      fan(k, 9, 0, 320, 150, 158, 1, pet(k.p.cream, mix(k.p.cream, k.p.bright, 0.4))) +
      fan(k, 9, 20, 340, 150, 158, 0.66, pet("#fff", mix(k.p.cream, k.p.bright, 0.28))) +
      circle(150, 158, 25, k.gold) +
      circle(
        150,
        158,
        16,
        "none",
        `stroke="${k.p.bright}" stroke-width="6" stroke-dasharray="2 7" stroke-linecap="round"`,
      ),
  };
};
