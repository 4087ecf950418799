import * as z from "zod/mini";
import { bannerBackdrops, bannerGroups } from "#lib/contracts/content/banner-view.ts";
import { noticeTypes } from "#lib/contracts/content/notice-view.ts";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { gameTile } from "#lib/contracts/games/game-view.ts";
import { timestamp } from "#lib/contracts/wire.ts";

/** Banners, notices for players, popups, promotions, and the headlines of the ticker. */
export const announcementTypes = ["B", "PL", "PU", "PR", "H"] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

const cover = z.pick(gameTile, { nodeId: true, nodeName: true, vassalage: true, artClass: true });

const bannerView = z.object({
  id: z.string(),
  groupName: z.enum(bannerGroups),
  /** `url` is where the slide leads: an address in the caller's language, empty for NONE. */
  linkageType: z.enum(["PAGE", "GAME", "VENDOR", "NONE"]),
  url: z.string(),
  label: z.string(),
  title: z.string(),
  content: z.string(),
  button: z.string(),
  /** A slide is drawn: its ground, and covers of games, the middle one first. */
  art: z.object({ backdrop: z.enum(bannerBackdrops), covers: z.array(cover) }),
});
export type BannerView = z.output<typeof bannerView>;

const noticeView = z.object({
  id: z.uuid(),
  type: z.enum(noticeTypes),
  title: z.string(),
  /** Safe HTML. */
  content: z.string(),
  publishedAt: timestamp,
});

/** MSG-02; there are none before popups are written. */
const popupView = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  execution: z.enum(["A", "B", "F"]),
  announcementImages: z.array(z.object({ sequence: z.int(), url: z.string() })),
});

/** MSG-01: what is active now, in order; a banner for a game only while that can be played. Types that were not asked for are empty; the answer is at most 5 s old. */
export const readAnnouncements = defineCall({
  name: "content.readAnnouncements",
  summary: "Announcements v2",
  method: "GET",
  path: "/api/portal/v2/announcements",
  roles: everyone,
  input: z.strictObject({
    types: z._default(z.string().check(z.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/)), announcementTypes.join(",")),
    platform: z._default(z.literal("W"), "W"),
    language: z.optional(z.string().check(z.maxLength(10))),
  }),
  output: z.object({
    banners: z.array(bannerView),
    player: z.array(noticeView),
    popup: z.array(popupView),
    promotion: z.array(noticeView),
    headlines: z.array(z.object({ id: z.uuid(), title: z.string() })),
  }),
});
