import { mix } from "#lib/art/colour.ts";
import { circle, group, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const rooster: Motif = (k) => {
  const q = (a: number, s: number, f: string, g: string) =>
    group(
      `translate(196 196) rotate(${a}) scale(${s})`,
      path("M-10 10C-26-40-10-104 52-124C28-88 22-40 18 6Z", f) + path("M18 6C22-40 28-88 52-124C20-90 8-44 4 8Z", g),
    );
  const w = (x: number, y: number, s: number, f: string) =>
    path(
      `M${x} ${y}q${26 * s} ${-14 * s} ${62 * s} ${4 * s}q${-16 * s} ${28 * s} ${-46 * s} ${28 * s}q${-14 * s} ${-10 * s} ${-16 * s} ${-32 * s}z`,
      f,
    );
  return {
    disc: "highlight",
    discY: 150,
    discR: 116,
    back: "rays",
    art:
      q(66, 0.8, mix(k.p.accent, k.p.deep, 0.3), k.p.deep) +
      q(42, 1, k.p.accent, mix(k.p.accent, k.p.deep, 0.4)) +
      q(18, 1.14, mix(k.p.mid, k.p.deep, 0.3), k.p.deep) +
      q(-6, 1.16, k.p.accent, mix(k.p.accent, k.p.deep, 0.4)) +
      q(-28, 1, mix(k.p.mid, k.p.deep, 0.3), k.p.deep) +
      stroke(
        "M142 244L134 286M134 286L112 294M134 286L150 296M176 242L180 286M180 286L160 294M180 286L198 296",
        mix(k.p.mid, k.p.deep, 0.4),
        8,
        round,
      ) +
      path(
        "M92 108C74 150 86 226 148 246C196 254 222 220 216 182C186 190 150 160 138 98Z",
        k.linear(k.red, mix(k.p.mid, k.p.deep, 0.4), true),
      ) +
      path(
        "M88 92C66 128 70 168 82 186L96 170L102 196L116 176L126 198L136 172L150 186C154 150 146 118 134 92Z",
        k.linear(k.p.cream, mix(k.p.highlight, k.p.bright, 0.5), true),
      ) +
      w(124, 184, 1.2, k.p.deep) +
      w(134, 180, 1.15, mix(k.p.accent, k.p.deep, 0.2)) +
      w(148, 178, 1, mix(k.p.accent, k.p.cream, 0.2)) +
      circle(110, 90, 27, k.p.cream) +
      path(
        "M92 72C80 58 88 44 100 52C98 34 116 30 120 46C130 32 146 40 140 56C154 54 156 72 138 80C124 70 108 66 92 72Z",
        k.red,
      ) +
      path("M86 84L52 98L88 108Z", mix(k.p.mid, k.p.deep, 0.35)) +
      path("M86 84L52 98L86 94Z", k.p.bright) +
      path("M88 108C80 122 82 142 94 146C106 140 104 120 98 108Z", k.red) +
      circle(103, 88, 7, k.p.deep) +
      circle(101, 86, 2.5, "#fff"),
  };
};
