import { mix } from "#lib/art/colour.ts";
import { circle, path, round, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const prawn: Motif = (k) => {
  const shell = mix("#ff8a4c", k.p.bright, 0.3);
  const dark = mix(shell, k.p.deep, 0.35);
  return {
    disc: "bright",
    discY: 152,
    back: "sea",
    art:
      stroke(
        "M210 92C250 60 276 64 292 84M206 84C236 34 262 24 288 30M214 104C256 96 270 116 280 140",
        dark,
        4,
        round,
      ) +
      stroke("M120 178L100 204M140 196L128 226M166 204L162 234M190 200L196 228", dark, 6, round) +
      path("M78 214C48 214 30 236 34 268L64 250L70 284L100 254C104 238 94 220 78 214Z", dark) +
      path(
        "M226 96C200 60 136 56 98 92C62 126 60 182 82 224C92 234 108 232 116 222C112 194 122 176 146 172C186 168 226 148 226 96Z",
        k.p.deep,
        'opacity=".4" transform="translate(4 8)"',
      ) +
      path(
        "M226 96C200 60 136 56 98 92C62 126 60 182 82 224C92 234 108 232 116 222C112 194 122 176 146 172C186 168 226 148 226 96Z",
        k.linear(mix(shell, k.p.cream, 0.3), dark),
      ) +
      stroke(
        "M150 68C148 110 152 140 160 170M116 84C116 118 124 150 138 174M88 116C96 146 106 168 122 186M74 158C86 176 98 192 114 202M76 198L112 222",
        mix(shell, k.p.cream, 0.6),
        5,
        `opacity=".75" ${round}`,
      ) +
      path("M226 96C236 88 250 86 262 92C252 100 242 108 228 112Z", shell) +
      circle(198, 100, 12, "#fff") +
      circle(200, 101, 7, k.p.deep) +
      rows([48, 88, 9], [64, 64, 5], [252, 220, 8], [236, 246, 5])
        .map(([x, y, r]) => circle(x, y, r, "none", 'stroke="#fff" stroke-opacity=".7" stroke-width="2"'))
        .join(""),
  };
};
