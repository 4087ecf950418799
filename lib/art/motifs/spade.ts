import { mix } from "#lib/art/colour.ts";
import { circle, pair, path, round, star, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const spade: Motif = (k) => {
  const h = "M150 36C136 78 60 106 60 172C60 222 116 228 138 196C138 236 126 254 108 266H150Z";
  return {
    disc: "highlight",
    discY: 158,
    back: "rays",
    art:
      path(
        "M150 36C136 78 60 106 60 172C60 222 116 228 138 196C138 236 126 254 108 266H192C174 254 162 236 162 196C184 228 240 222 240 172C240 106 164 78 150 36Z",
        k.p.deep,
        'opacity=".45" transform="translate(4 8)"',
      ) +
      pair(h, mix(k.p.deep, k.p.mid, 0.55), mix(k.p.deep, k.p.mid, 0.15)) +
      k.both(
        stroke("M150 60C140 92 78 120 78 170C78 204 118 210 134 178", k.p.highlight, 3, round) +
          stroke(
            "M150 96C134 120 100 140 104 168C108 184 128 178 124 160",
            k.p.cream,
            3,
            'stroke-linecap="round" opacity=".7"',
          ),
      ) +
      path(star(8, 150, 160, 34, 15, 0), k.gold) +
      circle(150, 160, 10, k.red) +
      stroke("M128 256H172", k.p.highlight, 3, round),
  };
};
