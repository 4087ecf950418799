import type { Motif } from "#lib/art/kit.ts";
import { ball } from "#lib/art/parts.ts";

export const balls: Motif = (k) => {
  const number = (base: number) => ((base + k.n(40)) % 45) + 1;
  return {
    disc: "mid",
    back: "rays",
    art:
      ball(k, 98, 226, 46, k.red, number(7)) +
      ball(k, 202, 226, 46, k.p.accent, number(21)) +
      ball(k, 64, 140, 38, k.p.bright, number(38)) +
      ball(k, 238, 140, 38, k.p.bright, number(16)) +
      ball(k, 150, 90, 42, k.p.cream, number(4)) +
      ball(k, 150, 174, 56, k.p.highlight, number(42)),
  };
};
