import { mix } from "#lib/art/colour.ts";
import { dots, ellipse, group, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const volcano: Motif = (k) => {
  const sp = [-50, -33, -16, 2, 20, 37, 52]
    .map((angle, i) => {
      const reach = (i % 3) * 22;
      const flame = `M-5 0Q-11-${40 + reach} 0-${64 + reach}Q11-${40 + reach} 5 0Z`;
      return group(`translate(150 112) rotate(${angle})`, path(flame, i % 2 ? "#ff7a33" : "#ffd45e"));
    })
    .join("");
  const hot = k.linear("#ffe58a", "#ee3f24", true);
  return {
    disc: "highlight",
    discY: 118,
    discR: 96,
    back: "rays",
    art:
      sp +
      path("M-40 320C66 286 104 180 122 108H150V320Z", mix(k.p.mid, k.p.bright, 0.4)) +
      path("M340 320C234 286 196 180 178 108H150V320Z", mix(k.p.mid, k.p.deep, 0.55)) +
      path(
        "M122 108C110 156 92 206 62 244C96 226 112 232 128 196C126 170 132 150 134 108Z",
        k.p.cream,
        'opacity=".14"',
      ) +
      stroke("M150 116V214", hot, 17, round) +
      stroke("M134 116C134 150 128 164 122 186M166 116C166 146 176 160 176 178", hot, 11, round) +
      ellipse(150, 109, 29, 9, "#ffe58a") +
      ellipse(150, 109, 19, 5, "#fff7d6") +
      path(
        "M-10 296C30 246 62 262 98 282C140 302 182 256 226 270C262 280 284 258 310 246V330H-10Z",
        mix(k.p.deep, k.p.mid, 0.35),
      ) +
      dots(
        [
          [92, 62],
          [216, 56],
          [236, 96],
          [70, 104],
        ],
        "#ffd45e",
        9,
      ),
  };
};
