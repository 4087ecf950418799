import { mix } from "#lib/art/colour.ts";
import { circle, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const swordfish: Motif = (k) => {
  const back = mix("#27508f", k.p.deep, 0.15);
  const sail = mix(k.p.accent, k.p.deep, 0.1);
  return {
    disc: "highlight",
    discY: 146,
    back: "waves",
    art:
      path("M86 84C110 22 176 12 214 60C208 76 206 92 212 108L104 122Z", sail) +
      stroke("M118 44L128 112M144 30L152 108M172 32L178 106M198 46L198 106", k.p.cream, 3, 'opacity=".45"') +
      path(
        "M226 176C252 162 268 146 290 104C284 150 288 178 298 216C270 204 248 196 226 196Z",
        mix(back, k.p.deep, 0.2),
      ) +
      path("M6 66L78 112L70 132Z", mix("#dfe8f2", k.p.deep, 0.15)) +
      path(
        "M62 114C96 84 190 96 250 180C210 214 140 214 96 178C76 160 62 140 62 114Z",
        k.p.deep,
        'opacity=".35" transform="translate(4 8)"',
      ) +
      path(
        "M62 114C96 84 190 96 250 180C210 214 140 214 96 178C76 160 62 140 62 114Z",
        k.linear("#f4f9ff", "#a9c0d8", true),
      ) +
      path("M62 114C96 84 190 96 250 180C190 152 120 138 64 124Z", back) +
      path("M120 190C128 216 118 240 100 258C148 252 168 228 168 204Z", sail) +
      path("M132 162C158 160 178 172 184 192C160 192 140 182 132 162Z", mix(back, k.p.cream, 0.2)) +
      circle(98, 122, 12, "#fff") +
      circle(96, 123, 7, k.p.deep) +
      circle(98, 119, 3, "#fff") +
      stroke("M66 134Q84 148 102 146", k.p.deep, 4, round) +
      path("M-10 250Q40 224 90 246T190 246T310 238V330H-10Z", mix(k.p.bright, k.p.cream, 0.25)) +
      path("M-10 272Q50 252 110 270T230 268T310 264V340H-10Z", mix(k.p.mid, k.p.bright, 0.4)),
  };
};
