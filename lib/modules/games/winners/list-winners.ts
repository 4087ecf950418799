import "server-only";
import { desc, sql } from "drizzle-orm";
import { bet } from "#db/schema/games.ts";
import { type WinnerQuery, winnerPeriods, winnersPerPage } from "#lib/contracts/games/winner-lists.ts";
import { cachedByKey } from "#lib/kernel/cached-by-key.ts";
import { maskName } from "#lib/modules/games/winners/mask-name.ts";
import { findWinStandings, type WinStanding, wonBets } from "#lib/modules/games/winners/win-standings.ts";
import { type WinnerPage, winnerPage } from "#lib/modules/games/winners/winner-page.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

const dayMs = 86_400_000;
const freshMs = 5_000;
/** Standings per period and category. Few are read at a time, and each holds every winner, so the cache is small. */
const standingsKept = 8;

/** The largest win of a player in a game. `winAmount` is the payout, in minor units of the site's currency. */
export interface ListedWin {
  customerName: string;
  gameCode: string;
  gameName: string;
  vendorCode: string;
  /** Class of the game's pictures, which also depend on vendor and code. */
  artClass: string;
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

type Asked = Pick<WinnerQuery, "period" | "category" | "after">;

const held = cachedPerDatabase(
  async () => ({
    wins: cachedByKey<WinStanding[]>(standingsKept, { freshMs }),
    standings: cachedByKey<Standing[]>(standingsKept, { freshMs }),
  }),
  Number.POSITIVE_INFINITY,
);

/**
 * Returns a page of the wins of a period, largest first, one per player and game (LOBBY-21). At most 5 s old. All
 * places of a period are cached, so that no URL triggers another search.
 */
export async function listWins(context: Context, asked: Asked): Promise<WinnerPage<ListedWin>> {
  const { currency } = await readSettings(context, siteSettings);
  const language = callLanguage(context, {});
  const { period, category, after } = asked;
  const { wins } = await held(context.db);
  const all = await wins.read([currency, period, category].join(" "), () =>
    findWinStandings(context.db, winsOf(context, asked, currency)),
  );
  const orderOf = ({ payout, id }: WinStanding) => ({ value: payout, id });
  return winnerPage(
    placesAfter(all, after, orderOf),
    after,
    orderOf,
    ({ gameCode, vendorCode, gameName, gameNames, artClass, ...won }) => ({
      customerName: maskName(won.playerName),
      gameCode,
      gameName: gameNames?.[language] ?? gameName ?? gameCode,
      vendorCode,
      artClass: artClass ?? gameCode,
      stake: won.stake,
      winAmount: won.payout,
      wonAt: won.settledAt ?? won.placedAt,
    }),
  );
}

/** Returns the rows of the page behind a position, and one more when there are more. */
function placesAfter<Row>(
  all: readonly Row[],
  after: WinnerQuery["after"],
  orderOf: (row: Row) => { value: bigint; id: string },
): readonly Row[] {
  const behind = (row: Row) => {
    const { value, id } = orderOf(row);
    return after === undefined || value < after.value || (value === after.value && id < after.id);
  };
  const first = all.findIndex(behind);
  return first < 0 ? [] : all.slice(first, first + winnersPerPage + 1);
}

interface Standing extends ListedWinner {
  /** Breaks ties without revealing the player's id. */
  id: string;
}

/**
 * Returns a page of the players by their total payout in a period; stakes are not deducted (LOBBY-21). At most 5 s old.
 */
export async function listWinners(context: Context, asked: Asked): Promise<WinnerPage<ListedWinner>> {
  const { currency } = await readSettings(context, siteSettings);
  const { period, category, after } = asked;
  const { standings } = await held(context.db);
  // Caches all standings of a period, so that no URL triggers another sum.
  const all = await standings.read([currency, period, category].join(" "), () => sumWinners(context, asked, currency));
  const orderOf = ({ total, id }: Standing) => ({ value: total, id });
  return winnerPage(placesAfter(all, after, orderOf), after, orderOf, ({ id: _, ...winner }) => winner);
}

async function sumWinners(context: Context, asked: Asked, currency: string): Promise<Standing[]> {
  const total = sql<bigint>`sum(${bet.payout})::bigint`.mapWith(BigInt);
  const id = sql<string>`md5(${bet.playerId}::text)::uuid`;
  const rows = await context.db.orm
    .select({
      name: sql<string>`min(${bet.playerName})`,
      wins: sql<number>`count(*)::int`,
      largest: sql<bigint>`max(${bet.payout})`.mapWith(BigInt),
      total,
      id,
    })
    .from(bet)
    .where(wonBets(winsOf(context, asked, currency)))
    .groupBy(bet.playerId)
    .orderBy(desc(total), desc(id));
  return rows.map(({ name, ...winner }) => ({ customerName: maskName(name), ...winner }));
}

function winsOf({ clock }: Context, { period, category }: Asked, currency: string) {
  const days = winnerPeriods[period];
  const since = Number.isFinite(days) ? new Date(clock.now().getTime() - days * dayMs) : undefined;
  return { currency, since, category };
}
