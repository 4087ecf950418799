import "server-only";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { bet, game } from "#db/schema/games.ts";
import type { Database } from "#lib/platform/database.ts";

/** Wins of one player in one game that are skipped in search of the next. It bounds the query. */
const skipped = 20_000;

export interface Win {
  playerName: string;
  vendorCode: string;
  gameCode: string;
  gameName: string;
  /** Names in other languages, by language tag. */
  gameNames: Readonly<Record<string, string>> | null;
  /** Class of the game's picture, which also depends on vendor and code. */
  artClass: string;
  payout: bigint;
}

interface Asked {
  currency: string;
  since: Date;
  category?: string | undefined;
  limit: number;
}

/**
 * LOBBY-03: returns the largest wins, largest first, one per player and game. Each step takes the largest win below the
 * one before that is of a player and game not yet taken, so the query reads only the head of the index.
 */
export async function findLargestWins(db: Database, { currency, since, category, limit }: Asked): Promise<Win[]> {
  const below = (from: SQL | undefined) => sql`(
    select near.id, near.payout, near.pair from (
      select id, payout, player_id || ' ' || game_code as pair from bet
      where status = 'won' and currency = ${currency} and settled_at >= ${since.toISOString()}
        ${category ? sql`and category = ${category}` : sql``} ${from ? sql`and ${from}` : sql``}
      order by payout desc, id desc limit ${from ? skipped : 1}
    ) near ${from ? sql`where near.pair <> all(taken.pairs)` : sql``}
    order by near.payout desc, near.id desc limit 1)`;
  const taken = sql`with recursive taken as (
      select first.id, first.payout, array[first.pair] as pairs from ${below(undefined)} first
      union all
      select next.id, next.payout, taken.pairs || next.pair
      from taken cross join lateral ${below(sql`(payout, id) < (taken.payout, taken.id)`)} next
      where cardinality(taken.pairs) < ${limit}
    ) select id from taken`;
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
    .where(sql`${bet.id} in (${taken})`)
    .orderBy(desc(bet.payout), desc(bet.id));
}
