import { mix } from "#lib/art/colour.ts";
import { box, circle, path } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const lighthouse: Motif = (k) => ({
  disc: "highlight",
  discY: 96,
  discR: 62,
  back: "stars",
  art:
    path("M138 84L-20 30V120ZM162 84L320 30V120Z", k.p.cream, 'opacity=".4"') +
    path("M40 310C60 262 100 250 150 250S240 262 262 310Z", mix(k.p.deep, k.p.mid, 0.5)) +
    path("M122 118H178L196 272H104Z", "#fdf6ea") +
    path("M118 152H182L186 186H114ZM110 220H190L194 254H106Z", k.red) +
    path("M150 118H178L196 272H150Z", k.p.deep, 'opacity=".16"') +
    box(112, 104, 76, 16, 4, mix(k.p.deep, k.p.mid, 0.3)) +
    box(126, 66, 48, 40, 4, mix(k.p.highlight, "#ffffff", 0.5)) +
    path("M126 66h6v40h-6ZM147 66h6v40h-6ZM168 66h6v40h-6Z", mix(k.p.deep, k.p.mid, 0.3)) +
    path("M150 34L184 66H116Z", k.red) +
    circle(150, 32, 6, k.gold) +
    path("M140 272V248A10 10 0 0 1 160 248V272ZM144 200a6 6 0 0 1 12 0v10h-12Z", k.p.deep) +
    path("M-10 286Q40 262 90 282T190 280T310 276V340H-10Z", mix(k.p.bright, k.p.cream, 0.2)) +
    path("M-10 300Q50 284 110 298T310 296V340H-10Z", k.p.mid),
});
