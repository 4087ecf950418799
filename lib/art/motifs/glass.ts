import { mix } from "#lib/art/colour.ts";
import { box, circle, dots, ellipse, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const glass: Motif = (k) => {
  const outline = "M70 128H230L204 258Q200 272 186 272H114Q100 272 96 258Z";
  k.raw(`<clipPath id="${k.id}-g"><path d="${outline}"/></clipPath>`);
  const L = (y: number, f: string) => path(`M60 ${y}Q105 ${y - 14} 150 ${y}T240 ${y}V290H60Z`, f);
  return {
    disc: "highlight",
    back: "scallop",
    art:
      stroke("M214 128L262 30", mix(k.p.cream, k.p.deep, 0.35), 8, round) +
      ellipse(262, 34, 13, 20, mix(k.p.cream, k.p.deep, 0.25), 'transform="rotate(26 262 34)"') +
      circle(112, 104, 36, k.orb(k.p.bright)) +
      circle(184, 106, 34, k.orb(k.p.cream)) +
      circle(150, 78, 36, k.orb(k.p.accent)) +
      box(168, 62, 46, 34, 7, "#ffb637", 'transform="rotate(18 190 80)"') +
      box(168, 62, 46, 10, 5, "#8a4312", 'transform="rotate(18 190 80)"') +
      circle(136, 42, 16, k.orb(k.red)) +
      stroke("M138 30Q144 16 160 14", "#1f7a43", 4, round) +
      `<g clip-path="url(#${k.id}-g)">${box(60, 120, 180, 170, 0, k.p.cream)}${L(150, "#ffd76b")}${L(178, k.p.bright)}${L(206, k.p.accent)}${L(234, mix(k.p.mid, k.p.deep, 0.2))}${dots(
        [
          [92, 166],
          [176, 164],
          [140, 252],
        ],
        k.red,
        18,
      )}${dots(
        [
          [132, 172],
          [206, 178],
        ],
        "#3fae5a",
        18,
      )}${dots(
        [
          [118, 214],
          [196, 208],
          [166, 222],
        ],
        k.p.highlight,
        18,
      )}${path("M150 120H240V290H170Z", k.p.deep, 'opacity=".18"')}</g>` +
      stroke(outline, "#fff", 4, 'opacity=".85" stroke-linejoin="round"') +
      stroke("M86 142L104 240", "#fff", 7, 'opacity=".7" stroke-linecap="round"') +
      box(120, 272, 60, 10, 5, "#fff", 'opacity=".85"'),
  };
};
