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

/** As old as content may be on a page. */
const freshMs = 5_000;
/** The newest of those that stand; 55 pages. */
const keptNotices = 500;

/** All that pages read, so that a page asks the database for nothing. What is active is decided by the reader's clock. */
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

/** One page of all banners, by group, in the order they show. */
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

/** One page of the notices that stand, in the order they show. */
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
