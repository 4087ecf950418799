import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { bannerBackdrops, bannerGroups } from "#lib/contracts/content/banner-view.ts";
import { noticeTypes } from "#lib/contracts/content/notice-view.ts";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { tileFields } from "#lib/contracts/games/game-view.ts";
import { timestamp } from "#lib/contracts/wire.ts";

/** Banners, notices for players, popups, promotions, and the headlines of the ticker. */
export const announcementTypes = ["B", "PL", "PU", "PR", "H"] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

const cover = inCode(z.pick(z.object(tileFields), { nodeId: true, nodeName: true, vassalage: true, artClass: true }));

const bannerView = z.object({
  id: z.string(),
  groupName: z.enum(bannerGroups),
  /** `url` is the slide's target in the caller's language, empty for NONE. */
  linkageType: z.enum(["PAGE", "GAME", "VENDOR", "NONE"]),
  url: z.string(),
  label: z.string(),
  title: z.string(),
  content: z.string(),
  button: z.string(),
  /** Parts of the drawn slide: its backdrop and game covers, the middle one first. */
  art: z.object({ backdrop: z.enum(bannerBackdrops), covers: z.array(cover) }),
});
export type BannerView = z.output<typeof bannerView>;

const noticeView = z.object({
  id: z.uuid(),
  type: z.enum(noticeTypes),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  publishedAt: timestamp,
});

/** Always empty until popups can be published (MSG-02). */
const popupView = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  execution: z.enum(["A", "B", "F"]),
  announcementImages: z.array(z.object({ sequence: z.int(), url: z.string() })),
});

/**
 * Active announcements in order (MSG-01). A banner for a game appears only while that game can be played. Types that
 * were not requested are empty. The response is at most 5 s old.
 */
export const readAnnouncementsCall = defineCall({
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
