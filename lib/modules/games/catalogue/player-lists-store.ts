import "server-only";
import { and, count, desc, eq, lt, or, sql } from "drizzle-orm";
import { favorite, game, recentGame, vendor } from "#db/schema/games.ts";
import type { CataloguePart } from "#lib/modules/games/catalogue/category-rules.ts";
import { type CatalogueRow, catalogueColumns, matching, offered } from "#lib/modules/games/catalogue/store.ts";
import type { Database } from "#lib/platform/database.ts";
import { lockUntilCommit } from "#lib/platform/lock-until-commit.ts";

const lists = {
  favorites: { table: favorite, at: favorite.addedAt },
  recent: { table: recentGame, at: recentGame.launchedAt },
};

export interface OwnListPage {
  playerId: string;
  stock: readonly CataloguePart[] | undefined;
  offset: number;
  limit: number;
}

/** Returns a page of a player's list, newest first, and its total. Includes only games that are still on offer. */
export async function pageOwnGames(
  db: Database,
  list: keyof typeof lists,
  { playerId, stock, offset, limit }: OwnListPage,
): Promise<{ rows: (CatalogueRow & { at: Date })[]; total: number }> {
  const { table, at } = lists[list];
  const where = and(eq(table.playerId, playerId), offered, matching({ stock }));
  const [rows, [counted]] = await Promise.all([
    db.orm
      .select({ ...catalogueColumns, at })
      .from(table)
      .innerJoin(game, eq(game.code, table.gameCode))
      .innerJoin(vendor, eq(vendor.code, game.vendorCode))
      .where(where)
      .orderBy(desc(at), desc(game.code))
      .offset(offset)
      .limit(limit),
    db.orm
      .select({ total: count() })
      .from(table)
      .innerJoin(game, eq(game.code, table.gameCode))
      .innerJoin(vendor, eq(vendor.code, game.vendorCode))
      .where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function listFavoriteCodes(db: Database, playerId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ code: favorite.gameCode })
    .from(favorite)
    .innerJoin(game, eq(game.code, favorite.gameCode))
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(eq(favorite.playerId, playerId), offered))
    .orderBy(desc(favorite.addedAt), desc(favorite.gameCode));
  return rows.map(({ code }) => code);
}

/** Locks a player's favourites until the transaction ends, so that a count stays valid. */
export async function lockFavorites(db: Database, playerId: string): Promise<void> {
  await lockUntilCommit(db, `favorites ${playerId}`);
}

/** Inserts a favourite. An existing one is unchanged. */
export async function insertFavorite(db: Database, playerId: string, gameCode: string, addedAt: Date): Promise<void> {
  await db.orm.insert(favorite).values({ playerId, gameCode, addedAt }).onConflictDoNothing();
}

export async function deleteFavorite(db: Database, playerId: string, gameCode: string): Promise<void> {
  await db.orm.delete(favorite).where(and(eq(favorite.playerId, playerId), eq(favorite.gameCode, gameCode)));
}

/** Minimum interval before reopening the most recent game counts as a new launch (a reload does not). */
const visitMs = 30 * 60_000;

export async function saveRecentGame(db: Database, playerId: string, gameCode: string, launchedAt: Date) {
  const before = new Date(launchedAt.getTime() - visitMs);
  const another = sql`exists (
    select from ${recentGame} other
    where other.player_id = ${playerId} and other.game_code <> ${gameCode} and other.launched_at >= ${recentGame.launchedAt}
  )`;
  await db.orm
    .insert(recentGame)
    .values({ playerId, gameCode, launchedAt })
    .onConflictDoUpdate({
      target: [recentGame.playerId, recentGame.gameCode],
      set: { launchedAt },
      setWhere: or(lt(recentGame.launchedAt, before), another),
    });
}
