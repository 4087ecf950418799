import { mix } from "#lib/art/colour.ts";
import { circle, group, path, round, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { fan } from "#lib/art/parts.ts";

export const compass: Motif = (k) => {
  const point = path("M0-96L15-15L0 0Z", k.p.cream) + path("M0-96L-15-15L0 0Z", k.red);
  return {
    disc: "none",
    back: "grid",
    art:
      path(
        "M30 70C90 50 110 90 150 74S236 60 274 84V262C230 246 210 282 150 264S70 280 30 258Z",
        mix(k.p.cream, k.p.highlight, 0.4),
      ) +
      stroke(
        "M50 96C90 84 110 110 140 104M180 220C214 230 240 214 260 222M52 214L74 236M74 214L52 236",
        k.shade(0.7),
        3,
        `${round} stroke-dasharray="8 7"`,
      ) +
      circle(156, 168, 108, k.p.deep, 'opacity=".45"') +
      circle(150, 160, 108, k.gold) +
      circle(150, 160, 92, k.linear(mix(k.p.mid, k.p.deep, 0.2), k.p.deep, true)) +
      circle(150, 160, 80, "none", `stroke="${k.p.cream}" stroke-width="7" stroke-dasharray="2 18.9"`) +
      path(star(4, 150, 160, 62, 20, 45), mix(k.p.highlight, k.p.deep, 0.2)) +
      fan(k, 4, 0, 270, 150, 160, 0.84, point) +
      group("translate(150 160) rotate(24)", path("M0-74L12 0H-12Z", k.p.accent) + path("M0 74L12 0H-12Z", "#fff")) +
      circle(150, 160, 13, k.gold) +
      path("M132 44H168V30Q150 14 132 30Z", k.gold) +
      stroke("M64 132A90 90 0 0 1 108 80", "#fff", 7, `opacity=".6" ${round}`),
  };
};
