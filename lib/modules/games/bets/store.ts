import "server-only";
import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { bet, game, vendor } from "#db/schema/games.ts";
import { readBetsCall } from "#lib/contracts/games/read-bets.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import type { Database } from "#lib/platform/database.ts";
import { readKeyset } from "#lib/platform/keyset.ts";

export type GameRow = typeof game.$inferSelect;
export type BetRow = typeof bet.$inferSelect;

export async function findGame(db: Database, code: string): Promise<GameRow | undefined> {
  const [row] = await db.orm.select().from(game).where(eq(game.code, code));
  return row;
}

/** Returns the names of games, also of those that are no longer offered. */
export function findGameNames(
  db: Database,
  codes: readonly string[],
): Promise<Pick<GameRow, "code" | "name" | "names" | "vendorCode">[]> {
  const { code, name, names, vendorCode } = game;
  return db.orm.select({ code, name, names, vendorCode }).from(game).where(inArray(code, codes));
}

export function listGames(db: Database, category: string): Promise<GameRow[]> {
  const wanted = and(eq(game.category, category), eq(game.enabled, true));
  return db.orm.select().from(game).where(wanted).orderBy(game.position, game.code);
}

/** Stores a bet in its player's history, in the transaction that moves its money. `id` is the round's id. */
export async function recordBet(db: Database, row: BetRow): Promise<void> {
  await db.orm.insert(bet).values(row);
}

export interface BetQuery {
  playerId: string;
  from?: Date | undefined;
  to?: Date | undefined;
  vendorCode?: string | undefined;
  category?: string | undefined;
  status?: BetRow["status"] | undefined;
}

/** A bet with the names of its game and vendor; their codes when the catalogue does not have them. */
export type ListedBet = BetRow & {
  gameName: string;
  gameNames: GameRow["names"] | null;
  vendorName: string;
  artClass: string;
};

/** Returns one page of bets. */
export function findBets(db: Database, query: BetQuery, page: SliceInput): Promise<Slice<ListedBet>> {
  return readKeyset(readBetsCall.sort, { placedAt: bet.placedAt, id: bet.id }, page, ({ where, orderBy, limit }) =>
    db.orm
      .select({
        ...columns,
        gameName: sql<string>`coalesce(${game.name}, ${bet.gameCode})`,
        gameNames: game.names,
        vendorName: sql<string>`coalesce(${vendor.name}, ${bet.vendorCode})`,
        artClass: sql<string>`coalesce(${game.artClass}, ${bet.gameCode})`,
      })
      .from(bet)
      .leftJoin(game, eq(game.code, bet.gameCode))
      .leftJoin(vendor, eq(vendor.code, bet.vendorCode))
      .where(and(matching(query), where))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

export interface BetTotals {
  count: number;
  stake: bigint;
  payout: bigint;
  net: bigint;
  /** Stakes of open bets. */
  open: bigint;
}

const settled = sql`${bet.status} in ('won', 'lost')`;
const summed = (units: typeof bet.stake | typeof bet.payout, which: SQL) =>
  sql<bigint>`coalesce(sum(${units}) filter (where ${which}), 0)::bigint`.mapWith(BigInt);

/** Sums all matching bets. Cancelled bets count but add no money; open bets add stake and payout but no net. */
export async function sumBets(db: Database, query: BetQuery): Promise<BetTotals> {
  const kept = sql`${bet.status} <> 'cancelled'`;
  const net = sql`coalesce(sum(${bet.payout} - ${bet.stake}) filter (where ${settled}), 0)::bigint`;
  const [row] = await db.orm
    .select({
      count: sql<number>`count(*)::int`,
      stake: summed(bet.stake, kept),
      payout: summed(bet.payout, kept),
      net: net.mapWith(BigInt),
      open: summed(bet.stake, sql`${bet.status} = 'open'`),
    })
    .from(bet)
    .where(matching(query));
  return row ?? { count: 0, stake: 0n, payout: 0n, net: 0n, open: 0n };
}

export interface DaySum {
  /** "2026-11-27", in the given time zone. */
  day: string;
  category: string;
  bets: number;
  stake: bigint;
  payout: bigint;
  openBets: number;
  openStake: bigint;
}

/** Sums settled and open bets by day and category, oldest first. Days have the length that the time zone gives them. */
export function sumBetsByDay(db: Database, query: BetQuery, timeZone: string): Promise<DaySum[]> {
  const open = sql`${bet.status} = 'open'`;
  const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  return db.orm
    .select({
      day: sql<string>`(${bet.placedAt} at time zone ${timeZone})::date::text`,
      category: bet.category,
      bets: count(settled),
      stake: summed(bet.stake, settled),
      payout: summed(bet.payout, settled),
      openBets: count(open),
      openStake: summed(bet.stake, open),
    })
    .from(bet)
    .where(and(matching(query), sql`${bet.status} <> 'cancelled'`))
    .groupBy(sql`1, 2`)
    .orderBy(sql`1, 2`);
}

const { id, playerId, playerName, vendorCode, category, gameCode, currency } = bet;
const { stake, payout, status, placedAt, settledAt } = bet;
const columns = {
  id,
  playerId,
  playerName,
  vendorCode,
  category,
  gameCode,
  currency,
  stake,
  payout,
  status,
  placedAt,
  settledAt,
};

function matching(query: BetQuery): SQL | undefined {
  return and(
    eq(bet.playerId, query.playerId),
    query.from && gte(bet.placedAt, query.from),
    query.to && lt(bet.placedAt, query.to),
    query.vendorCode === undefined ? undefined : eq(bet.vendorCode, query.vendorCode),
    query.category === undefined ? undefined : eq(bet.category, query.category),
    query.status === undefined ? undefined : eq(bet.status, query.status),
  );
}
