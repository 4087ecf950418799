import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, pair, path, round, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const shark: Motif = (k) => {
  const skin = mix("#5d8fb8", k.p.bright, 0.3);
  return {
    disc: "bright",
    discY: 146,
    back: "sea",
    art:
      path("M150 24C128 44 118 74 116 104H186C182 74 172 44 150 24Z", mix(skin, k.p.deep, 0.2)) +
      path(
        "M88 176C50 176 24 196 10 226C42 220 66 222 96 218ZM212 176C250 176 276 196 290 226C258 220 234 222 204 218Z",
        mix(skin, k.p.deep, 0.3),
      ) +
      path(
        "M150 80C208 80 240 138 238 196C236 250 196 286 150 286S64 250 62 196C60 138 92 80 150 80Z",
        k.p.deep,
        'opacity=".4" transform="translate(4 7)"',
      ) +
      pair(
        "M150 80C92 80 60 138 62 196C64 250 104 286 150 286Z",
        mix(skin, k.p.cream, 0.15),
        mix(skin, k.p.deep, 0.12),
      ) +
      path(
        "M150 196C198 196 222 214 234 226C224 264 190 286 150 286S76 264 66 226C78 214 102 196 150 196Z",
        "#f4fbff",
      ) +
      path("M84 222Q150 190 216 222Q206 272 150 274Q94 272 84 222Z", "#7a1626") +
      path(
        "M84 222L94 244L107 213L119 238L133 207L150 236L167 207L181 238L193 213L206 244L216 222Q150 190 84 222Z",
        "#fff",
      ) +
      path(
        "M104 262L114 244L126 270L138 250L150 274L162 250L174 270L186 244L196 262Q174 274 150 274T104 262Z",
        "#fff",
      ) +
      k.both(
        circle(104, 152, 15, "#fff") +
          circle(107, 154, 9, k.p.deep) +
          stroke("M86 138L122 146", mix(skin, k.p.deep, 0.55), 7, round) +
          ellipse(134, 176, 5, 3, k.p.deep),
      ) +
      rows([40, 90, 8], [54, 66, 5], [258, 96, 7])
        .map(([x, y, r]) => circle(x, y, r, "none", 'stroke="#fff" stroke-opacity=".7" stroke-width="2"'))
        .join(""),
  };
};
