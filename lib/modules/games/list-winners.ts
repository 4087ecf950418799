import "server-only";
import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { artAddress } from "#components/art/address.ts";
import { bet, game } from "#db/schema/games.ts";
import { categoryOfWire } from "#lib/contracts/games/categories.ts";
import { type WinnerQuery, winnerPeriods, winnersListed, winnersPerPage } from "#lib/contracts/games/winner-lists.ts";
import { maskName } from "#lib/modules/games/mask-name.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

const dayMs = 86_400_000;

/** One settled win. Amounts are what was paid out, in minor units of the site's currency. */
export interface ListedWin {
  customerName: string;
  gameCode: string;
  gameName: string;
  iconUrl: string;
  stake: bigint;
  winAmount: bigint;
  wonAt: Date;
}

export interface ListedWinner {
  customerName: string;
  wins: number;
  largest: bigint;
  total: bigint;
}

export interface WinnerPage<Entry> {
  entries: Entry[];
  totalPages: number;
}

type Asked = Pick<WinnerQuery, "period" | "gameType" | "page">;

/** LOBBY-21: the wins of a time, largest first; the first five hundred of them. */
export async function listWins(context: Context, asked: Asked): Promise<WinnerPage<ListedWin>> {
  const { orm } = context.db;
  const language = callLanguage(context, {});
  const wanted = await wonIn(context, asked);
  const [rows, counted] = await Promise.all([
    orm
      .select({ bet, gameName: game.name, gameNames: game.names, artClass: game.artClass })
      .from(bet)
      .leftJoin(game, eq(game.code, bet.gameCode))
      .where(wanted)
      .orderBy(desc(bet.payout), desc(bet.settledAt), desc(bet.id))
      .limit(winnersPerPage)
      .offset((asked.page - 1) * winnersPerPage),
    orm.select({ one: sql`1` }).from(bet).where(wanted).limit(winnersListed),
  ]);
  const entries = rows.map(({ bet: { gameCode, vendorCode, ...won }, gameName, gameNames, artClass }) => ({
    customerName: maskName(won.playerName),
    gameCode,
    gameName: gameNames?.[language] ?? gameName ?? gameCode,
    iconUrl: artAddress("thumb", { vendor: vendorCode, gameClass: artClass ?? gameCode, slug: gameCode }),
    stake: won.stake,
    winAmount: won.payout,
    wonAt: won.settledAt ?? won.placedAt,
  }));
  return { entries, totalPages: pagesOf(counted.length) };
}

/** LOBBY-21: who was paid most in a time; stakes are not taken off. */
export async function listWinners(context: Context, asked: Asked): Promise<WinnerPage<ListedWinner>> {
  const { orm } = context.db;
  const total = sql<bigint>`sum(${bet.payout})::bigint`.mapWith(BigInt);
  const wanted = await wonIn(context, asked);
  const [rows, counted] = await Promise.all([
    orm
      .select({
        name: sql<string>`min(${bet.playerName})`,
        wins: sql<number>`count(*)::int`,
        largest: sql<bigint>`max(${bet.payout})`.mapWith(BigInt),
        total,
      })
      .from(bet)
      .where(wanted)
      .groupBy(bet.playerId)
      .orderBy(desc(total), bet.playerId)
      .limit(winnersPerPage)
      .offset((asked.page - 1) * winnersPerPage),
    orm.select({ one: sql`1` }).from(bet).where(wanted).groupBy(bet.playerId).limit(winnersListed),
  ]);
  const entries = rows.map(({ name, ...winner }) => ({ customerName: maskName(name), ...winner }));
  return { entries, totalPages: pagesOf(counted.length) };
}

async function wonIn(context: Context, { period, gameType }: Asked): Promise<SQL | undefined> {
  const { currency } = await readSiteConfiguration(context);
  return and(
    sql`${bet.status} = 'won'`,
    eq(bet.currency, currency),
    gte(bet.settledAt, new Date(context.clock.now().getTime() - winnerPeriods[period] * dayMs)),
    gameType && eq(bet.category, categoryOfWire(gameType)),
  );
}

const pagesOf = (entries: number) => Math.ceil(entries / winnersPerPage);
