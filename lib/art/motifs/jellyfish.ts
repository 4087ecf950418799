import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const jellyfish: Motif = (k) => {
  const bell = mix("#c79bf2", k.p.highlight, 0.25);
  const glow = mix(bell, "#ffffff", 0.5);
  const strands =
    "M92 170C76 200 108 220 88 252C78 268 86 280 92 288M120 176C106 210 134 230 116 268M150 178C140 206 164 232 150 286";
  return {
    disc: "bright",
    discY: 132,
    back: "sea",
    art:
      k.both(stroke(strands, mix(bell, k.p.deep, 0.3), 9, round) + stroke(strands, glow, 4, `opacity=".8" ${round}`)) +
      path("M42 158C38 74 92 34 150 34S262 74 258 158Z", k.p.deep, 'opacity=".3" transform="translate(4 8)"') +
      path(
        "M42 158C38 74 92 34 150 34S262 74 258 158C244 182 226 184 214 164C200 186 176 188 164 166C158 182 142 182 136 166C124 188 100 186 86 164C74 184 56 182 42 158Z",
        k.linear(glow, bell, true),
      ) +
      path("M150 34C208 34 262 74 258 158C244 182 226 184 214 164C226 100 200 54 150 34Z", k.p.deep, 'opacity=".18"') +
      ellipse(106, 78, 26, 14, "#fff", 'opacity=".6" transform="rotate(-32 106 78)"') +
      k.both(
        circle(116, 134, 9, k.p.deep) +
          circle(113, 131, 3, "#fff") +
          ellipse(94, 150, 9, 5, k.p.accent, 'opacity=".5"'),
      ) +
      stroke("M138 146Q150 156 162 146", k.p.deep, 5, round),
  };
};
