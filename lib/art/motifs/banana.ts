import { group, path, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const banana: Motif = (k) => {
  const one =
    path("M-14-104C-4-40 8 10 62 54C70 62 64 74 52 74C-8 64-56 6-44-96Z", k.linear("#fff2a0", "#f4b91f")) +
    path("M-14-104C-4-40 8 10 62 54L50 62C0 20-26-30-30-100Z", "#d98a12", 'opacity=".4"') +
    path("M62 54C70 62 64 74 52 74L48 60Z", "#5a3410");
  const id = (angle: number, scale: number) =>
    group(
      `translate(128 128) rotate(${angle}) scale(${scale})`,
      k.once("banana", () => one),
    );
  return {
    disc: "bright",
    discY: 154,
    back: "beams",
    art:
      path("M30 250C60 150 40 90 90 30C110 110 120 190 70 290Z", "#2f9a55") +
      stroke("M88 36C74 130 66 210 56 280", "#c7f2b8", 3) +
      path("M290 236C240 190 230 110 186 62C162 130 190 220 240 290Z", "#237a45") +
      id(62, 1.12) +
      id(34, 1.2) +
      id(6, 1.28) +
      id(-22, 1.28) +
      path("M96 6C110-6 138-4 146 12L142 44C128 56 106 54 96 42Z", "#8a5a16") +
      path("M96 6C110-6 138-4 146 12C134 20 108 20 96 6Z", "#c99a3a") +
      spark(240, 96, 16, "#fff"),
  };
};
