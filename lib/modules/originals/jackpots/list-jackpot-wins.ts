import "server-only";
import { and, desc, eq, sql } from "drizzle-orm";
import { jackpotWin } from "#db/schema/originals.ts";
import { artAddress } from "#lib/art/address.ts";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import { type WinnerQuery, winnersPerPage } from "#lib/contracts/games/winner-lists.ts";
import type { readJackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";
import { inHouseVendor, listInHouseGames, maskName, type WinnerPage, winnerPage } from "#lib/modules/games/index.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

type JackpotWin = OutputOf<typeof readJackpotsCall>["winners"][number];

/** LOBBY-21: returns the jackpot wins, newest first, page by page. */
export async function listJackpotWins(
  context: Context,
  { after }: Pick<WinnerQuery, "after">,
): Promise<WinnerPage<JackpotWin>> {
  const { currency } = await readSettings(context, siteSettings);
  const found = await findJackpotWins(context, { currency, after, limit: winnersPerPage + 1 });
  return winnerPage(
    found,
    after,
    ({ row: { wonAt, roundId } }) => ({ value: BigInt(wonAt.getTime()), id: roundId }),
    ({ win }) => win,
  );
}

/** Returns the wins newest first, names masked. */
export async function findJackpotWins(
  context: Context,
  { currency, after, limit }: Pick<WinnerQuery, "after"> & { currency: string; limit: number },
): Promise<{ row: typeof jackpotWin.$inferSelect; win: JackpotWin }[]> {
  const older =
    after &&
    sql`(${jackpotWin.wonAt}, ${jackpotWin.roundId}) < (${new Date(Number(after.value)).toISOString()}, ${after.id})`;
  const [rows, looksOf] = await Promise.all([
    context.db.orm
      .select()
      .from(jackpotWin)
      .where(and(eq(jackpotWin.currency, currency), older))
      .orderBy(desc(jackpotWin.wonAt), desc(jackpotWin.roundId))
      .limit(limit),
    inHouseLooks(context),
  ]);
  return rows.map((row) => ({
    row,
    win: {
      customerName: maskName(row.playerName),
      gameCode: row.gameCode,
      ...looksOf(row.gameCode),
      pool: row.pool,
      winAmount: row.amount,
      wonAt: row.wonAt,
    },
  }));
}

/** Returns the in-house games' icons, and their names in the call's language. */
export async function inHouseLooks(
  context: Context,
): Promise<(gameCode: string) => { gameName: string; iconUrl: string }> {
  const games = await listInHouseGames(context);
  const language = callLanguage(context, {});
  return (gameCode) => {
    const game = games.find(({ code }) => code === gameCode);
    return {
      gameName: game?.names[language] ?? game?.name ?? gameCode,
      iconUrl: artAddress("thumb", { vendor: inHouseVendor, gameClass: game?.artClass ?? gameCode, slug: gameCode }),
    };
  };
}
