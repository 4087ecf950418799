import { mix } from "#lib/art/colour.ts";
import { path, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { card, chip } from "#lib/art/parts.ts";

export const cards2: Motif = (k) => {
  return {
    disc: "mid",
    back: "beams",
    art:
      path("M-10 300C60 214 240 214 310 300V330H-10Z", mix(k.p.mid, k.p.bright, 0.25)) +
      stroke("M-6 306C64 226 236 226 306 306", k.p.highlight, 3, 'opacity=".8"') +
      card(k, 108, 152, -15, 9, k.random() < 0.5 ? "s" : "c", 1.12) +
      card(k, 186, 164, 11, "K", k.random() < 0.5 ? "h" : "d", 1.12) +
      chip(k, 72, 264, 32, k.red) +
      chip(k, 232, 270, 36, k.red),
  };
};
