import "server-only";
import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { bet, game } from "#db/schema/games.ts";
import type { Database } from "#lib/platform/database.ts";

/** Wins that are looked at, the largest ones. It bounds the query on a site with millions of wins. */
const head = 5_000;

interface Wins {
  currency: string;
  /** All wins without it. */
  since?: Date | undefined;
  category?: string | undefined;
}

/** Matches the wins of a currency, a time and a category. */
export function wonBets({ currency, since, category }: Wins): SQL | undefined {
  return and(
    sql`${bet.status} = 'won'`,
    eq(bet.currency, currency),
    since && gte(bet.settledAt, since),
    category ? eq(bet.category, category) : undefined,
  );
}

export type WinStanding = Awaited<ReturnType<typeof findWinStandings>>[number];

/** Returns the largest of the wins, largest first, one per player and game. */
export async function findWinStandings({ orm }: Database, wins: Wins, limit = head) {
  const { id, playerId, playerName, vendorCode, gameCode, stake, payout, placedAt, settledAt } = bet;
  const near = orm
    .select({ id, playerId, playerName, vendorCode, gameCode, stake, payout, placedAt, settledAt })
    .from(bet)
    .where(wonBets(wins))
    .orderBy(desc(payout), desc(id))
    .limit(head)
    .as("near");
  const best = orm
    .selectDistinctOn([near.playerId, near.gameCode])
    .from(near)
    .orderBy(near.playerId, near.gameCode, desc(near.payout), desc(near.id))
    .as("best");
  // Awaited here: a query runs again whenever it is awaited.
  return await orm
    .select({
      id: best.id,
      playerName: best.playerName,
      vendorCode: best.vendorCode,
      gameCode: best.gameCode,
      stake: best.stake,
      payout: best.payout,
      placedAt: best.placedAt,
      settledAt: best.settledAt,
      gameName: game.name,
      gameNames: game.names,
      artClass: game.artClass,
    })
    .from(best)
    .leftJoin(game, eq(game.code, best.gameCode))
    .orderBy(desc(best.payout), desc(best.id))
    .limit(limit);
}
