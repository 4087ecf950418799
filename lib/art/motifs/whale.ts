import { mix } from "#lib/art/colour.ts";
import { circle, dots, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

/** The butanding, a whale shark with its spots. */
export const whale: Motif = (k) => {
  const skin = mix("#4a6f9a", k.p.mid, 0.25);
  return {
    disc: "bright",
    discY: 150,
    back: "sea",
    art:
      path(
        "M222 138C246 116 262 86 292 74C282 112 282 144 296 176C268 172 244 168 222 160Z",
        mix(skin, k.p.deep, 0.25),
      ) +
      path("M150 96C160 66 176 52 202 48C192 68 192 88 200 106Z", mix(skin, k.p.deep, 0.2)) +
      path("M108 198C104 236 82 258 54 266C58 234 62 212 76 192Z", mix(skin, k.p.deep, 0.3)) +
      path("M8 140C12 100 90 78 168 98C214 110 236 128 250 148C220 176 178 200 122 208C56 214 10 186 8 140Z", skin) +
      path("M10 152C40 184 140 196 244 154C216 180 176 200 122 208C60 214 16 192 10 152Z", "#eef6fb") +
      stroke("M10 148Q54 168 100 158", k.p.deep, 5, round) +
      circle(86, 132, 9, "#fff") +
      circle(85, 133, 6, k.p.deep) +
      circle(87, 130, 2, "#fff") +
      stroke("M112 138V164M122 136V162M132 134V160", mix(skin, k.p.deep, 0.5), 3, round) +
      dots(
        [
          [40, 122],
          [62, 108],
          [92, 104],
          [118, 110],
          [144, 118],
          [150, 138],
          [170, 126],
          [176, 148],
          [198, 132],
          [204, 150],
          [224, 142],
          [128, 122],
        ],
        "#eaf4ff",
        8,
        'opacity=".85"',
      ),
  };
};
