import { mix } from "#lib/art/colour.ts";
import { circle, pair, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const tiger: Motif = (k) => {
  const f = mix(k.p.bright, k.p.highlight, 0.45),
    h = "M150 74C126 70 108 76 96 86C72 66 50 76 54 106C44 142 50 184 76 216C98 244 124 262 150 264Z";
  const in_ =
    path("M70 100C66 86 78 82 90 92C82 98 76 104 74 112Z", k.red) +
    path("M150 72L138 74L150 112ZM124 76L112 80L142 126ZM100 90L92 98L130 138Z", k.p.deep) +
    path("M52 140L92 152L54 158ZM54 172L90 176L64 190ZM74 208L98 198L90 226Z", k.p.deep) +
    path("M92 150Q112 138 134 160Q112 166 92 150Z", k.p.cream) +
    circle(115, 153, 7, k.p.deep) +
    stroke("M88 148Q112 130 138 160", k.p.deep, 5, round) +
    path("M150 194C134 190 108 200 108 224C116 250 136 256 150 254Z", k.p.cream) +
    circle(124, 220, 2.5, k.p.deep) +
    circle(118, 228, 2.5, k.p.deep) +
    circle(128, 230, 2.5, k.p.deep);
  return {
    disc: "mid",
    back: "rays",
    art:
      path(h, k.p.deep, 'opacity=".6" transform="translate(-4 8)"') +
      pair(h, mix(f, k.p.cream, 0.2), mix(f, k.p.mid, 0.28)) +
      k.both(in_) +
      path("M132 186H168L150 208Z", k.red) +
      stroke("M150 208V222M150 222Q138 236 126 228M150 222Q162 236 174 228", k.p.deep, 5, round) +
      path("M138 236L144 250L150 238L156 250L162 236Z", "#fff") +
      path(
        "M150 74C174 70 192 76 204 86L214 80C250 66 250 90 246 106C256 142 250 184 224 216C202 244 176 262 150 264Z",
        k.p.deep,
        'opacity=".16"',
      ),
  };
};
