import "server-only";
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { game, vendor, vendorCategory } from "#db/schema/games.ts";
import type { VendorDefinition } from "#lib/modules/games/catalogue/definition.ts";
import type { Database } from "#lib/platform/database.ts";

type NewGame = typeof game.$inferInsert;

/** Rows per statement: each game has some two dozen parameters, and Postgres allows 65,535. */
const batch = 1_000;

/** Columns that every run updates from the definition. The other columns belong to the site once the game exists. */
const descriptive = [
  "category",
  "gameClass",
  "artClass",
  "name",
  "names",
  "searchText",
  "demo",
  "jackpot",
  "rtp",
  "volatility",
  "lines",
  "reels",
  "topMultiple",
  "features",
] as const satisfies (keyof NewGame)[];

export async function saveGameRows(db: Database, rows: readonly NewGame[]): Promise<void> {
  const columns = getTableColumns(game);
  const given = descriptive.map((name) => [name, sql.raw(`excluded.${columns[name].name}`)] as const);
  const before = sql.join(
    descriptive.map((name) => columns[name]),
    sql`, `,
  );
  const after = sql.join(
    given.map(([, value]) => value),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += batch) {
    await db.orm
      .insert(game)
      .values(rows.slice(start, start + batch))
      .onConflictDoUpdate({
        target: game.code,
        set: Object.fromEntries(given),
        setWhere: sql`(${before}) is distinct from (${after})`,
      });
  }
}

export async function saveVendorRows(
  db: Database,
  vendors: readonly VendorDefinition[],
  integrated: readonly string[],
): Promise<void> {
  const rows = vendors.map(({ code, name, large = false }) => ({ code, name, large }));
  if (rows.length > 0)
    await db.orm
      .insert(vendor)
      .values(rows)
      .onConflictDoUpdate({ target: vendor.code, set: { name: sql`excluded.name`, large: sql`excluded.large` } });
  const categories = vendors.flatMap(({ code: vendorCode, categories: own }) =>
    own.map(({ category, position, lobby }) => ({ vendorCode, category, position, lobbyCode: lobby ?? null })),
  );
  if (categories.length > 0)
    await db.orm
      .insert(vendorCategory)
      .values(categories)
      .onConflictDoUpdate({
        target: [vendorCategory.vendorCode, vendorCategory.category],
        set: { position: sql`excluded.position`, lobbyCode: sql`excluded.lobby_code` },
      });
  const isIntegrated = integrated.length === 0 ? sql`false` : inArray(vendor.code, [...integrated]);
  await db.orm.update(vendor).set({ integrated: isIntegrated }).where(sql`${vendor.integrated} <> ${isIntegrated}`);
}

/** Stores which games can be played, after their vendors or games changed. */
export async function updatePlayable(db: Database): Promise<void> {
  await db.orm.execute(sql`
    update ${game} set playable = not playable from ${vendor}
    where ${vendor.code} = ${game.vendorCode}
      and ${game.playable} <> (${vendor.integrated} and not ${game.maintenance})`);
}

/**
 * Sets maintenance, and the moment when it is expected to end. Returns how many games match and how many of them changed.
 */
export async function changeMaintenance(
  db: Database,
  where: { gameCode: string } | { vendorCode: string },
  { maintenance, until }: { maintenance: boolean; until: Date | null },
): Promise<{ known: number; changed: number }> {
  const meant = "gameCode" in where ? eq(game.code, where.gameCode) : eq(game.vendorCode, where.vendorCode);
  const known = await db.orm.$count(game, meant);
  const changed = await db.orm
    .update(game)
    .set({ maintenance, maintenanceUntil: until })
    .where(
      and(
        meant,
        sql`(${game.maintenance}, ${game.maintenanceUntil}) is distinct from (${maintenance}, ${sql.param(until, game.maintenanceUntil)}::timestamptz)`,
      ),
    )
    .returning({ code: game.code });
  await updatePlayable(db);
  return { known, changed: changed.length };
}
