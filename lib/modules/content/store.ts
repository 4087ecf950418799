import "server-only";
import { and, asc, eq, isNull } from "drizzle-orm";
import { banner, notice } from "#db/schema/content.ts";
import type { ListSort } from "#lib/kernel/list-cursor.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import type { Database } from "#lib/platform/database.ts";
import { readKeyset } from "#lib/platform/keyset.ts";

export type BannerRow = typeof banner.$inferSelect;
export type NoticeRow = typeof notice.$inferSelect;

/** Maximum age of the content on a page. */
const freshMs = 5_000;
/** Maximum number of notices read, newest first: 55 pages. */
const keptNotices = 500;

/** Caches all content that pages read, so a page needs no query. Readers filter active entries by their own clock. */
export const readContent = cachedPerDatabase(
  async (db) => ({
    banners: await allBanners(db),
    notices: (await findNotices(db, { pageSize: keptNotices })).rows,
  }),
  freshMs,
);

function allBanners(db: Database): Promise<BannerRow[]> {
  return db.orm.select().from(banner).orderBy(asc(banner.groupName), asc(banner.position), asc(banner.code));
}

const bannerOrder = {
  groupName: ["text", "asc"],
  position: ["integer", "asc"],
  code: ["text", "asc"],
} as const satisfies ListSort;

/** Returns one page of all banners, by group, in display order. */
export function findBanners(db: Database, page: SliceInput): Promise<Slice<BannerRow>> {
  const { groupName, position, code } = banner;
  return readKeyset(bannerOrder, { groupName, position, code }, page, ({ where, orderBy, limit }) =>
    db.orm
      .select()
      .from(banner)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  );
}

const noticeOrder = {
  position: ["integer", "asc"],
  createdAt: ["instant", "desc"],
  id: ["uuid", "desc"],
} as const satisfies ListSort;

/** Returns one page of the notices that were not removed, in display order. */
export function findNotices(db: Database, page: SliceInput): Promise<Slice<NoticeRow>> {
  const { position, createdAt, id } = notice;
  return readKeyset(noticeOrder, { position, createdAt, id }, page, ({ where, orderBy, limit }) =>
    db.orm
      .select()
      .from(notice)
      .where(and(isNull(notice.removedAt), where))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** Inserts a banner. Returns false when the code is taken. */
export async function insertBanner(db: Database, row: typeof banner.$inferInsert): Promise<boolean> {
  return (await db.orm.insert(banner).values(row).onConflictDoNothing().returning({ code: banner.code })).length > 0;
}

/** Inserts a notice. Returns false when the code is taken, even by a removed notice. */
export async function insertNotice(db: Database, row: typeof notice.$inferInsert): Promise<boolean> {
  return (await db.orm.insert(notice).values(row).onConflictDoNothing().returning({ id: notice.id })).length > 0;
}

export async function markRemoved(db: Database, id: string, removedAt: Date): Promise<NoticeRow | undefined> {
  const standing = and(eq(notice.id, id), isNull(notice.removedAt));
  const [row] = await db.orm.update(notice).set({ removedAt }).where(standing).returning();
  return row;
}

/** Sets `enabled` and returns its previous value, or undefined when there is no such banner. */
export async function changeEnabled(db: Database, code: string, enabled: boolean): Promise<boolean | undefined> {
  const [row] = await db.orm
    .select({ enabled: banner.enabled })
    .from(banner)
    .where(eq(banner.code, code))
    .for("update");
  if (row && row.enabled !== enabled) await db.orm.update(banner).set({ enabled }).where(eq(banner.code, code));
  return row?.enabled;
}
