import { circle, group, path, polar, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const football: Motif = (k) => {
  let s = "";
  for (let i = 0; i < 5; i++) {
    const a = -90 + i * 72;
    s +=
      path(
        `M${polar(150, 156, 74, a - 15)}L${polar(150, 156, 74, a + 15)}L${polar(150, 156, 103, a + 17)}A104 104 0 0 0 ${polar(150, 156, 103, a - 17)}Z`,
        k.p.deep,
      ) +
      stroke(
        `M${polar(150, 156, 40, a)}L${polar(150, 156, 74, a - 15)}M${polar(150, 156, 40, a)}L${polar(150, 156, 74, a + 15)}M${polar(150, 156, 74, a + 15)}L${polar(150, 156, 70, a + 36)}L${polar(150, 156, 74, a + 57)}M${polar(150, 156, 70, a + 36)}L${polar(150, 156, 104, a + 36)}`,
        k.p.deep,
        4,
        round,
      );
  }
  let q = "";
  for (let i = 0; i < 5; i++) q += (i ? "L" : "M") + polar(150, 156, 40, -90 + i * 72);
  return {
    disc: "none",
    back: "pitch",
    art:
      circle(157, 166, 104, k.p.deep, 'opacity=".5"') +
      circle(150, 156, 104, k.paper) +
      group("rotate(12 150 156)", s + path(`${q}Z`, k.p.deep)) +
      path("M150 52A104 104 0 0 1 150 260C206 220 206 92 150 52Z", k.p.mid, 'opacity=".25"') +
      stroke("M66 128A92 92 0 0 1 118 72", "#fff", 8, 'stroke-linecap="round" opacity=".9"') +
      path(
        "M-10 300C30 276 60 240 78 226L60 206C40 230 10 250-10 258Z",
        k.linear(k.p.highlight, k.p.accent),
        'opacity=".85"',
      ),
  };
};
