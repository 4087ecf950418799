import { mix } from "#lib/art/colour.ts";
import { circle, ellipse, path, round, rows, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const tuna: Motif = (k) => {
  const back = mix("#2f5f9e", k.p.deep, 0.2);
  const fin = mix(k.p.highlight, "#f0a020", 0.4);
  const finlets = [0, 1, 2, 3].map((place) => {
    const [x, y] = [186 + place * 15, 118 + place * 7];
    return `M${x} ${y}l14-9l-2 15ZM${x} ${194 - place * 7}l14 9l-2-15Z`;
  });
  return {
    disc: "bright",
    discY: 150,
    back: "sea",
    art:
      path(
        "M238 156C252 128 262 106 284 92C272 130 272 182 284 220C262 206 252 184 238 156Z",
        mix(back, k.p.deep, 0.2),
      ) +
      path("M128 104C136 78 152 62 178 56C164 76 162 92 170 108Z", back) +
      path("M136 210C144 234 160 246 182 250C170 232 168 218 172 204Z", mix(back, k.p.deep, 0.2)) +
      path(finlets.join(""), fin) +
      path(
        "M18 158C52 104 144 88 250 154C150 222 58 212 18 158Z",
        k.p.deep,
        'opacity=".35" transform="translate(3 8)"',
      ) +
      path("M18 158C52 104 144 88 250 154C150 222 58 212 18 158Z", k.linear("#f7fbff", "#b9cbdc", true)) +
      path("M18 158C52 104 144 88 250 154C170 146 80 146 18 158Z", back) +
      stroke("M70 158C130 148 190 148 240 155", "#fff", 4, `opacity=".7" ${round}`) +
      path("M104 172C130 164 160 176 170 194C142 196 116 190 104 172Z", fin) +
      stroke("M86 126C78 146 80 172 92 192", mix(back, k.p.deep, 0.4), 4, round) +
      circle(54, 150, 13, "#fff") +
      circle(52, 151, 8, k.p.deep) +
      circle(54, 147, 3, "#fff") +
      stroke("M20 164Q34 176 48 172", k.p.deep, 4, round) +
      ellipse(120, 116, 52, 7, "#fff", 'opacity=".3" transform="rotate(-6 120 116)"') +
      rows([36, 96, 8], [52, 74, 5], [262, 66, 6])
        .map(([x, y, r]) => circle(x, y, r, "none", 'stroke="#fff" stroke-opacity=".8" stroke-width="2"'))
        .join(""),
  };
};
