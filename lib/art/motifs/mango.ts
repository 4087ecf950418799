import { mix } from "#lib/art/colour.ts";
import { circle, path, round, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const mango: Motif = (k) => {
  const d = "M176 74C236 86 262 148 236 206C214 254 150 274 102 252C56 230 50 176 86 142C116 112 128 66 176 74Z";
  return {
    disc: "mid",
    back: "scallop",
    art:
      path("M170 82C178 40 226 22 276 40C264 84 220 104 170 82Z", "#3fae5a") +
      path("M170 82C204 62 240 46 276 40C264 84 220 104 170 82Z", "#1f7a43") +
      stroke("M168 88Q166 64 150 52", mix(k.p.deep, "#5a3a12", 0.7), 9, round) +
      path(d, k.p.deep, 'opacity=".45" transform="translate(6 9)"') +
      path(d, k.linear("#ffe27a", "#ff9a2e", true)) +
      path(
        "M236 206C214 254 150 274 102 252C160 250 212 214 222 108C246 140 250 176 236 206Z",
        k.p.accent === "#17b3a3" ? k.p.bright : "#f2603a",
        'opacity=".75"',
      ) +
      stroke("M86 196C92 164 120 142 132 118", "#fff", 13, 'stroke-linecap="round" opacity=".7"') +
      rows([120, 210], [150, 226], [176, 190], [150, 168], [190, 150])
        .map(([x, y]) => circle(x, y, 2.5, "#b4560f", 'opacity=".5"'))
        .join(""),
  };
};
