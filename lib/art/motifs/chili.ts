import { mix } from "#lib/art/colour.ts";
import { group, path, round, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const chili: Motif = (k) => {
  const pepper = (colour: string) =>
    path(
      "M-20-96C-48-60-46 0-20 52C-6 82 20 104 46 108C24 84 26 40 32 0C36-42 30-84-2-98Z",
      k.linear(mix(colour, "#ffffff", 0.25), mix(colour, k.p.deep, 0.35)),
    ) +
    stroke("M-22-66C-36-30-28 16-8 52", "#fff", 8, `opacity=".6" ${round}`) +
    path("M-34-92C-20-112 14-112 24-92C16-80 6-88 0-82C-8-90-20-80-34-92Z", "#2d9150") +
    stroke("M-4-102C-8-118-4-128 8-134", "#1c6b3c", 9, round);
  return {
    disc: "highlight",
    discY: 156,
    back: "rays",
    art:
      path(
        "M150 26C170 66 214 84 206 130C228 118 226 98 224 88C260 130 264 206 222 252C180 296 114 294 78 252C40 204 52 140 88 104C86 122 92 132 104 136C100 92 128 66 150 26Z",
        k.p.bright,
        'opacity=".85"',
      ) +
      path(
        "M150 84C160 112 192 126 186 160C200 152 204 142 204 134C224 168 218 222 190 246C160 268 124 264 104 242C84 214 92 176 112 156C112 168 118 174 124 176C124 142 142 116 150 84Z",
        k.p.highlight,
        'opacity=".9"',
      ) +
      group("translate(186 164) rotate(18) scale(.94)", pepper(k.p.accent)) +
      group("translate(124 166) rotate(-6) scale(1.08)", pepper("#e02a2a")) +
      spark(70, 92, 16, "#fff"),
  };
};
