import { ellipse, group, path } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { ball } from "#lib/art/parts.ts";

export const billiards: Motif = (k) => ({
  disc: "bright",
  back: "weave",
  written: true,
  art:
    ellipse(150, 268, 128, 24, k.p.deep, 'opacity=".4"') +
    group(
      "translate(150 160) rotate(48)",
      path("M-6-190H6L9 190H-9Z", "#c98d4e") + path("M-6-190H6L7-150H-7Z", "#f5ead6"),
    ) +
    ball(k, 80, 112, 44, k.p.highlight, 1) +
    ball(k, 222, 118, 46, k.red, 3) +
    ball(k, 82, 222, 44, k.p.accent, 6) +
    ball(k, 224, 226, 42, "#f7f2e6") +
    ball(k, 152, 176, 76, "#20232c", 8),
});
