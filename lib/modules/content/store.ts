import "server-only";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { banner, notice } from "#db/schema/content.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import type { Database } from "#lib/platform/database.ts";

export type BannerRow = typeof banner.$inferSelect;
export type NoticeRow = typeof notice.$inferSelect;

/** As old as content may be on a page. */
const freshMs = 5_000;
/** The newest of those that stand; 55 pages. */
const keptNotices = 500;

/** All that pages read, so that a page asks the database for nothing. What is active is decided by the reader's clock. */
export const readContent = cachedPerDatabase(
  async (db) => ({ banners: await listBannerRows(db), notices: await listNoticeRows(db) }),
  freshMs,
);

export function listBannerRows(db: Database): Promise<BannerRow[]> {
  return db.orm.select().from(banner).orderBy(asc(banner.groupName), asc(banner.position), asc(banner.code));
}

export function listNoticeRows(db: Database): Promise<NoticeRow[]> {
  return db.orm
    .select()
    .from(notice)
    .where(isNull(notice.removedAt))
    .orderBy(asc(notice.position), desc(notice.createdAt), desc(notice.id))
    .limit(keptNotices);
}

/** False when the code is taken. */
export async function insertBanner(db: Database, row: typeof banner.$inferInsert): Promise<boolean> {
  return (await db.orm.insert(banner).values(row).onConflictDoNothing().returning({ code: banner.code })).length > 0;
}

/** False when the code is taken, also by a notice that was removed. */
export async function insertNotice(db: Database, row: typeof notice.$inferInsert): Promise<boolean> {
  return (await db.orm.insert(notice).values(row).onConflictDoNothing().returning({ id: notice.id })).length > 0;
}

export async function markRemoved(db: Database, id: string, removedAt: Date): Promise<NoticeRow | undefined> {
  const standing = and(eq(notice.id, id), isNull(notice.removedAt));
  const [row] = await db.orm.update(notice).set({ removedAt }).where(standing).returning();
  return row;
}

/** What it was before; undefined when there is no such banner. */
export async function changeEnabled(db: Database, code: string, enabled: boolean): Promise<boolean | undefined> {
  const [row] = await db.orm
    .select({ enabled: banner.enabled })
    .from(banner)
    .where(eq(banner.code, code))
    .for("update");
  if (row && row.enabled !== enabled) await db.orm.update(banner).set({ enabled }).where(eq(banner.code, code));
  return row?.enabled;
}
