import "server-only";
import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { bet, game } from "#db/schema/games.ts";
import type { Database } from "#lib/platform/database.ts";

export type GameRow = typeof game.$inferSelect;
export type BetRow = typeof bet.$inferSelect;

export async function findGame(db: Database, code: string): Promise<GameRow | undefined> {
  const [row] = await db.orm.select().from(game).where(eq(game.code, code));
  return row;
}

export function listGames(db: Database, category: string): Promise<GameRow[]> {
  const wanted = and(eq(game.category, category), eq(game.enabled, true));
  return db.orm.select().from(game).where(wanted).orderBy(game.position, game.code);
}

export async function insertBet(db: Database, row: BetRow): Promise<void> {
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

/** Newest first, one more than asked for, so that the caller knows whether there are more. */
export function findBets(
  db: Database,
  query: BetQuery,
  { after, limit }: { after?: { placedAt: Date; id: string } | undefined; limit: number },
): Promise<(BetRow & { gameName: string })[]> {
  const older = after && sql`(${bet.placedAt}, ${bet.id}) < (${after.placedAt.toISOString()}, ${after.id})`;
  return db.orm
    .select({ ...columns, gameName: sql<string>`coalesce(${game.name}, ${bet.gameCode})` })
    .from(bet)
    .leftJoin(game, eq(game.code, bet.gameCode))
    .where(and(matching(query), older))
    .orderBy(desc(bet.placedAt), desc(bet.id))
    .limit(limit);
}

export interface BetTotals {
  count: number;
  stake: bigint;
  payout: bigint;
}

/** Over everything that matches; a cancelled bet counts but moved nothing. */
export async function sumBets(db: Database, query: BetQuery): Promise<BetTotals> {
  const total = (column: typeof bet.stake | typeof bet.payout) =>
    sql<bigint>`coalesce(sum(${column}) filter (where ${bet.status} <> 'cancelled'), 0)::bigint`.mapWith(BigInt);
  const [row] = await db.orm
    .select({ count: sql<number>`count(*)::int`, stake: total(bet.stake), payout: total(bet.payout) })
    .from(bet)
    .where(matching(query));
  return row ?? { count: 0, stake: 0n, payout: 0n };
}

export interface Win {
  playerName: string;
  vendorCode: string;
  gameCode: string;
  gameName: string;
  /** By language tag, where it has another one. */
  gameNames: Readonly<Record<string, string>> | null;
  /** What its picture is drawn from, with vendor and code. */
  artClass: string;
  payout: bigint;
}

/** Largest first. */
export function findWins(
  db: Database,
  { currency, since, category, limit }: { currency: string; since: Date; category?: string | undefined; limit: number },
): Promise<Win[]> {
  return db.orm
    .select({
      playerName: bet.playerName,
      vendorCode: bet.vendorCode,
      gameCode: bet.gameCode,
      gameName: sql<string>`coalesce(${game.name}, ${bet.gameCode})`,
      gameNames: game.names,
      artClass: sql<string>`coalesce(${game.artClass}, ${bet.gameCode})`,
      payout: bet.payout,
    })
    .from(bet)
    .leftJoin(game, eq(game.code, bet.gameCode))
    .where(
      and(
        sql`${bet.status} = 'won'`,
        eq(bet.currency, currency),
        gte(bet.settledAt, since),
        category ? eq(bet.category, category) : undefined,
      ),
    )
    .orderBy(desc(bet.payout), desc(bet.id))
    .limit(limit);
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
