import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { BannerArt, BannerGroup, BannerLink, BannerText } from "#lib/contracts/content/banner-view.ts";
import type { NoticeText, NoticeType } from "#lib/contracts/content/notice-view.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Display period; null leaves that side open. */
const shown = {
  activeFrom: moment("active_from"),
  activeUntil: moment("active_until"),
  position: integer().notNull().default(0),
  createdAt: moment("created_at").notNull(),
};

/** LOBBY-02: a slide. Our own code draws it from `art`. */
export const banner = pgTable(
  "banner",
  {
    /** Readable code of our own, by which a seed finds its rows. */
    code: text().primaryKey(),
    groupName: text("group_name").$type<BannerGroup>().notNull(),
    /** By language tag. */
    texts: jsonb().$type<Readonly<Record<string, BannerText>>>().notNull(),
    art: jsonb().$type<BannerArt>().notNull(),
    link: jsonb().$type<BannerLink>().notNull(),
    enabled: boolean().notNull().default(true),
    ...shown,
  },
  (table) => [
    index("banner_in_group").on(table.groupName, table.position, table.code),
    check("banner_window", sql`active_until > active_from`),
  ],
);

/** MSG-01: news for players. Removing a notice only marks it, so that a seed does not insert it again. */
export const notice = pgTable(
  "notice",
  {
    id: uuid().primaryKey(),
    /** Set for notices from a seed. */
    code: text().unique(),
    type: text().$type<NoticeType>().notNull(),
    /** By language tag; `content` is HTML that was sanitized when it was written. */
    texts: jsonb().$type<Readonly<Record<string, NoticeText>>>().notNull(),
    /** True when the title also runs in the ticker. */
    ticker: boolean().notNull().default(false),
    ...shown,
    removedAt: moment("removed_at"),
  },
  (table) => [
    index("notice_newest").on(table.position, table.createdAt, table.id).where(sql`removed_at is null`),
    check("notice_window", sql`active_until > active_from`),
  ],
);
