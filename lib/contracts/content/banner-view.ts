import * as z from "zod/mini";
import { line } from "#lib/contracts/plain-text.ts";

/** Positions of banners: home, side menu, login popup, registration popup. */
export const bannerGroups = ["w_home", "w_leftmenu", "w_login", "w_register"] as const;
export type BannerGroup = (typeof bannerGroups)[number];

/** Backdrops that the drawing code supports. */
export const bannerBackdrops = ["sunset", "lagoon", "dusk", "grove"] as const;
export type BannerBackdrop = (typeof bannerBackdrops)[number];

const code = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

export const bannerText = z.strictObject({
  /** Text above the title, optional. */
  label: z.optional(line(40)),
  title: line(60),
  text: line(160),
  /** Text of its button. A banner without a target has none. */
  button: z.optional(line(40)),
});
export type BannerText = z.output<typeof bannerText>;

/** `covers`: codes of up to three games, the middle one first. */
export const bannerArt = z.strictObject({
  backdrop: z.enum(bannerBackdrops),
  covers: z.array(code).check(z.maxLength(3)),
});
export type BannerArt = z.output<typeof bannerArt>;

export const bannerLink = z.discriminatedUnion("kind", [
  /** A page of the site, without a language: "/help#fair". */
  z.strictObject({
    kind: z.literal("page"),
    path: z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[^\s\\]*$/)),
  }),
  z.strictObject({ kind: z.literal("game"), code }),
  z.strictObject({ kind: z.literal("vendor"), code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,20}$/)) }),
  z.strictObject({ kind: z.literal("none") }),
]);
export type BannerLink = z.output<typeof bannerLink>;
