import { mix } from "#lib/art/colour.ts";
import { box, circle, path, round, rows, spark, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const potion: Motif = (k) => {
  const flask = "M128 62V128C80 148 58 190 66 232C74 270 110 290 150 290S226 270 234 232C242 190 220 148 172 128V62Z";
  const id = `${k.id}-q`;
  return {
    disc: "mid",
    discY: 180,
    back: "stars",
    art:
      `<clipPath id="${id}"><path d="${flask}"/></clipPath>` +
      path(flask, k.p.deep, 'opacity=".4" transform="translate(6 7)"') +
      path(flask, "#fff", 'opacity=".22"') +
      `<g clip-path="url(#${id})">` +
      path(
        "M40 196Q78 178 116 196T190 196T264 196V300H40Z",
        k.linear(mix(k.p.bright, "#ffffff", 0.2), mix(k.p.bright, k.p.deep, 0.4), true),
      ) +
      path("M40 206Q78 190 116 206T190 206T264 206V220Q190 236 116 220T40 220Z", "#fff", 'opacity=".22"') +
      "</g>" +
      rows([112, 246, 12], [156, 226, 8], [188, 254, 15], [140, 268, 7], [150, 168, 7], [166, 146, 5])
        .map(([x, y, r]) => circle(x, y, r, "#fff", 'opacity=".4"'))
        .join("") +
      path(
        "M150 262C128 244 112 236 116 218C122 204 142 206 150 222C158 206 178 204 184 218C188 236 172 244 150 262Z",
        k.red,
      ) +
      path(flask, "none", 'stroke="#fff" stroke-opacity=".85" stroke-width="5"') +
      stroke("M86 196C82 220 92 250 110 264", "#fff", 9, `opacity=".65" ${round}`) +
      box(118, 50, 64, 17, 8, k.gold) +
      path("M130 52L134 22Q150 14 166 22L170 52Z", mix(k.shade(0.7), k.p.deep, 0.1)) +
      box(122, 112, 56, 12, 5, k.p.accent) +
      spark(74, 110, 17, "#fff") +
      spark(228, 92, 13, k.p.highlight) +
      spark(244, 152, 9, "#fff"),
  };
};
