import { mix } from "#lib/art/colour.ts";
import { circle, group, path, spark } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";
import { fan } from "#lib/art/parts.ts";

export const mahjongWall: Motif = (k) => {
  const block = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      k.once(
        "wall",
        () =>
          path("M0 14L30 0L72 14V74L42 88L0 74Z", "#136843") +
          path("M0 14L42 28V88L0 74Z", k.paper) +
          path("M42 28L72 14V74L42 88Z", mix(k.p.cream, k.p.deep, 0.25)) +
          path("M0 14L30 0L72 14L42 28Z", "#2fae74") +
          path("M0 22L42 36V28L0 14Z", "#1c8a57"),
      ),
    );
  return {
    disc: "mid",
    discY: 150,
    back: "scallop",
    art:
      block(168, 96) +
      block(118, 116) +
      block(68, 136) +
      block(196, 158) +
      block(146, 178) +
      block(96, 198) +
      block(46, 198) +
      circle(150, 88, 46, k.p.deep, 'opacity=".4" transform="translate(3 5)"') +
      circle(150, 84, 46, k.gold) +
      circle(150, 84, 37, k.red) +
      fan(k, 5, 0, 288, 150, 84, 0.3, path("M0 0C-34-24-28-84 0-98C28-84 34-24 0 0Z", k.p.cream)) +
      circle(150, 84, 9, k.gold) +
      spark(62, 92, 16, "#fff") +
      spark(246, 70, 13, "#fff"),
  };
};
