import "server-only";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { favorite, game, recentGame, vendor, vendorCategory } from "#db/schema/games.ts";
import type { GameSort } from "#lib/contracts/games/list-games.ts";
import type { CataloguePart } from "#lib/modules/games/catalogue/category-rules.ts";
import type { SearchPatterns } from "#lib/modules/games/catalogue/search-text.ts";
import type { Database } from "#lib/platform/database.ts";

export type GameRow = typeof game.$inferSelect;
export type VendorRow = typeof vendor.$inferSelect;
/** A game with the vendor columns of its tile. */
export type CatalogueRow = GameRow & { vendorName: string; integrated: boolean };

export const catalogueColumns = { ...getTableColumns(game), vendorName: vendor.name, integrated: vendor.integrated };
export const offered = and(eq(game.enabled, true), eq(vendor.enabled, true));

/** As `hasDemo` of a tile: the demo of a game that cannot be played does not open either. */
const demoOpens = and(game.demo, game.playable);

/** Most popular first, and before them those that can be played. */
export const popularFirst = [desc(game.playable), desc(game.popularity), desc(game.code)];

export interface GameQuery {
  stock?: readonly CataloguePart[] | undefined;
  vendorCodes?: readonly string[] | undefined;
  gameClass?: string | undefined;
  /** Matches games that the site calls hot. Whether they can be played decides their place only. */
  hot?: boolean | undefined;
  releasedSince?: string | undefined;
  /** Matches games that have all of them. */
  features?: readonly string[] | undefined;
  volatility?: number | undefined;
  minimumLines?: number | undefined;
  linesBelow?: number | undefined;
  minimumStake?: bigint | undefined;
  stakeBelow?: bigint | undefined;
  demo?: boolean | undefined;
  jackpot?: boolean | undefined;
  favoriteOf?: string | undefined;
  recentOf?: string | undefined;
  words?: SearchPatterns | undefined;
}

export interface GamePage {
  sort: GameSort;
  /** Code of the last game of the previous page. */
  after?: string | undefined;
  offset?: number;
  limit: number;
}

const order: Record<GameSort, { keys: [PgColumn, ...PgColumn[]]; falling: boolean }> = {
  popular: { keys: [game.playable, game.popularity], falling: true },
  new: { keys: [game.releasedOn], falling: true },
  name: { keys: [game.name], falling: false },
  rtp: { keys: [game.rtp], falling: true },
  "min-bet": { keys: [game.minimumStake], falling: false },
};

/** Returns a page of games on offer, in a total order. */
export function findGames(db: Database, query: GameQuery, page: GamePage): Promise<CatalogueRow[]> {
  const { falling } = order[page.sort];
  const keys = [...order[page.sort].keys, game.code];
  const sign = sql.raw(falling ? "<" : ">");
  const direction = falling ? desc : asc;
  const after =
    page.after === undefined
      ? undefined
      : sql`(${listOf(keys)}) ${sign} (select ${listOf(keys.map(({ name }) => sql.identifier(name)))} from game where code = ${page.after})`;
  return fromCatalogue(db)
    .where(and(offered, matching(query), after))
    .orderBy(...keys.map((key) => direction(key)))
    .offset(page.offset ?? 0)
    .limit(page.limit);
}

export async function countGames(db: Database, query: GameQuery): Promise<number> {
  const [row] = await db.orm
    .select({ total: count() })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(offered, matching(query)));
  return row?.total ?? 0;
}

export async function findOfferedGame(db: Database, code: string): Promise<CatalogueRow | undefined> {
  const [row] = await fromCatalogue(db).where(and(offered, eq(game.code, code)));
  return row;
}

export function findOfferedGames(db: Database, codes: readonly string[]): Promise<CatalogueRow[]> {
  return fromCatalogue(db).where(and(offered, inArray(game.code, codes)));
}

export async function findOfferedCodes(db: Database, page: { offset: number; limit: number }): Promise<string[]> {
  const rows = await db.orm
    .select({ code: game.code })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(offered)
    .orderBy(game.code)
    .offset(page.offset)
    .limit(page.limit);
  return rows.map(({ code }) => code);
}

/** Returns other playable games, most similar first. */
export function findAlternatives(db: Database, like: GameRow, limit: number): Promise<CatalogueRow[]> {
  return fromCatalogue(db)
    .where(and(offered, eq(game.playable, true), sql`${game.code} <> ${like.code}`))
    .orderBy(
      desc(eq(game.gameClass, like.gameClass)),
      desc(eq(game.category, like.category)),
      desc(game.popularity),
      game.code,
    )
    .limit(limit);
}

/** Returns the vendors on offer with the categories they are delivered in; those that can be played come first. */
export function listVendorPlaces(db: Database) {
  return db.orm
    .select({
      ...getTableColumns(vendor),
      category: vendorCategory.category,
      position: vendorCategory.position,
      lobbyCode: vendorCategory.lobbyCode,
    })
    .from(vendorCategory)
    .innerJoin(vendor, eq(vendor.code, vendorCategory.vendorCode))
    .where(eq(vendor.enabled, true))
    .orderBy(vendorCategory.category, desc(vendor.integrated), vendorCategory.position, vendor.code);
}

/** Counts the games of each class per vendor and category. */
export function countStock(db: Database) {
  return db.orm
    .select({ category: game.category, vendorCode: game.vendorCode, gameClass: game.gameClass, games: count() })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(offered)
    .groupBy(game.category, game.vendorCode, game.gameClass);
}

export function fromCatalogue(db: Database) {
  return db.orm.select(catalogueColumns).from(game).innerJoin(vendor, eq(vendor.code, game.vendorCode)).$dynamic();
}

export function matching(query: GameQuery): SQL | undefined {
  const { features = [] } = query;
  return and(
    query.stock && or(...query.stock.map(kept)),
    query.vendorCodes && inArray(game.vendorCode, [...query.vendorCodes]),
    equal(game.gameClass, query.gameClass),
    equal(game.volatility, query.volatility),
    query.hot ? sql`${game.hot}` : undefined,
    query.demo ? demoOpens : undefined,
    query.jackpot ? sql`${game.jackpot}` : undefined,
    query.releasedSince === undefined ? undefined : gte(game.releasedOn, query.releasedSince),
    query.minimumLines === undefined ? undefined : gte(game.lines, query.minimumLines),
    query.linesBelow === undefined ? undefined : lt(game.lines, query.linesBelow),
    query.minimumStake === undefined ? undefined : gte(game.minimumStake, query.minimumStake),
    query.stakeBelow === undefined ? undefined : lt(game.minimumStake, query.stakeBelow),
    query.words && holdsWords(query.words),
    features.length === 0 ? undefined : sql`${game.features} @> ${sql.param([...features], game.features)}`,
    query.favoriteOf === undefined ? undefined : listedBy(favorite, query.favoriteOf),
    query.recentOf === undefined ? undefined : listedBy(recentGame, query.recentOf),
  );
}

/** Matches games whose search text holds every word. */
export function holdsWords(words: SearchPatterns): SQL | undefined {
  return and(...words.map((patterns) => or(...patterns.map((pattern) => sql`${game.searchText} like ${pattern}`))));
}

const listOf = (columns: readonly SQLWrapper[]) => sql.join([...columns], sql`, `);

function equal<Value>(column: PgColumn, value: Value | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

function kept({ category, only, except }: CataloguePart): SQL | undefined {
  return and(
    eq(game.category, category),
    only && inArray(game.vendorCode, [...only]),
    except && notInArray(game.vendorCode, [...except]),
  );
}

function listedBy(list: typeof favorite | typeof recentGame, playerId: string): SQL {
  return sql`exists (select from ${list} where ${list.playerId} = ${playerId} and ${list.gameCode} = ${game.code})`;
}
