import { mix } from "#lib/art/colour.ts";
import { path, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { card, chip } from "#lib/art/parts.ts";

export const blackjack: Motif = (k) => ({
  disc: "mid",
  back: "beams",
  art:
    path("M-10 300C60 220 240 220 310 300V330H-10Z", mix(k.p.mid, k.p.bright, 0.25)) +
    stroke("M-6 306C64 230 236 230 306 306", k.p.highlight, 3, 'opacity=".8"') +
    card(k, 112, 142, -13, "A", k.random() < 0.5 ? "s" : "h", 1.2) +
    card(k, 190, 152, 12, "J", k.random() < 0.5 ? "c" : "d", 1.2) +
    chip(k, 150, 262, 42, k.red, `<text y="17" font-size="46" fill="${k.p.highlight}">21</text>`),
});
