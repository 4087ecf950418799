import { mix } from "#lib/art/colour.ts";
import { ellipse, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const pineapple: Motif = (k) => {
  const lines = [-60, -30, 0, 30, 60, 90, 120]
    .map((x) => `M${90 + x} 100L${190 + x} 290M${210 - x} 100L${110 - x} 290`)
    .join("");
  const leaf = (tip: string, fill: string) => path(`M132 122Q${tip}Q150 100 168 122Z`, fill);
  k.raw(`<clipPath id="${k.id}-p"><ellipse cx="150" cy="196" rx="70" ry="84"/></clipPath>`);
  return {
    disc: "bright",
    back: "scallop",
    art:
      leaf("110 70 58 66", "#1f7a43") +
      leaf("190 70 242 66", "#125232") +
      leaf("120 56 92 26", "#3fae5a") +
      leaf("180 56 208 26", "#1f7a43") +
      leaf("140 50 150 6", "#3fae5a") +
      leaf("118 90 76 104", "#125232") +
      leaf("182 90 224 104", "#0d4028") +
      ellipse(156, 206, 70, 84, k.p.deep, 'opacity=".4"') +
      ellipse(150, 196, 70, 84, k.orb("#f6a92f")) +
      `<g clip-path="url(#${k.id}-p)">${stroke(lines, "#b4600f", 4, 'opacity=".75"')}${path("M150 100H240V300H176C206 240 200 160 150 112Z", k.p.deep, 'opacity=".16"')}</g>` +
      stroke("M94 190A58 74 0 0 1 118 136", "#fff", 10, `${round} opacity=".75"`) +
      ellipse(150, 196, 70, 84, "none", `stroke="${mix("#b4600f", k.p.deep, 0.3)}" stroke-width="3"`),
  };
};
