import { mix } from "#lib/art/colour.ts";
import { path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const bangka: Motif = (k) => {
  const wood = mix(k.p.mid, "#5a2d10", 0.6);
  return {
    disc: "highlight",
    discY: 128,
    discR: 92,
    back: "rays",
    art:
      stroke("M156 226V42", wood, 8, round) +
      path("M164 50C216 78 240 130 236 196L164 206Z", k.p.cream) +
      path("M164 50C216 78 240 130 236 196L204 200C212 140 198 88 164 50Z", mix(k.p.cream, k.p.bright, 0.45)) +
      path("M164 104L226 128L234 156L164 136Z", k.p.accent) +
      path("M148 66C116 96 96 144 92 204L148 206Z", k.red) +
      path("M148 112L110 138L100 168L148 148Z", k.p.highlight) +
      path("M156 42L186 32L156 22Z", k.p.accent) +
      stroke("M84 232L52 262M216 232L254 256M28 264H120M196 258H288", wood, 7, round) +
      path("M22 208C64 226 220 226 284 196C270 240 240 258 206 260H98C60 258 34 240 22 208Z", wood) +
      path("M22 208C64 226 220 226 284 196L280 208C220 236 70 236 26 218Z", k.p.highlight) +
      path("M-10 262Q30 248 70 262T150 262T230 262T310 262V420H-10Z", mix(k.p.bright, k.p.deep, 0.25)) +
      path("M-10 280Q30 268 70 280T150 280T230 280T310 280V420H-10Z", mix(k.p.mid, k.p.deep, 0.3)) +
      stroke("M60 272H92M196 274H236M118 290H170", k.p.cream, 4, `${round} opacity=".7"`) +
      spark(66, 74, 12, k.p.cream),
  };
};
