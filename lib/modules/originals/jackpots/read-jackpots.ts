import "server-only";
import { desc, eq } from "drizzle-orm";
import { jackpotWin } from "#db/schema/originals.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { readJackpots as call } from "#lib/contracts/originals/read-jackpots.ts";
import { listInHouseGames, maskName } from "#lib/modules/games/index.ts";
import { gamesWithJackpots } from "#lib/modules/originals/jackpots/fold-jackpots.ts";
import { readPools } from "#lib/modules/originals/jackpots/read-pools.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

/** Pools of the games that can be played now, and the last jackpots of all. */
export async function readJackpots(context: Context, input: InputOf<typeof call>): Promise<OutputOf<typeof call>> {
  const { currency } = await readSiteConfiguration(context);
  const [games, won] = await Promise.all([
    listInHouseGames(context),
    context.db.orm
      .select()
      .from(jackpotWin)
      .where(eq(jackpotWin.currency, currency))
      .orderBy(desc(jackpotWin.wonAt), desc(jackpotWin.roundId))
      .limit(input.limitNum),
  ]);
  const language = callLanguage(context, {});
  const nameOf = (gameCode: string) => {
    const game = games.find(({ code }) => code === gameCode);
    return game?.names[language] ?? game?.name ?? gameCode;
  };
  const open = gamesWithJackpots.filter(({ code }) => games.some((game) => game.code === code));
  const pools = await Promise.all(
    open.map(async (engine) => {
      const held = await readPools(context, engine, currency);
      return held.map((pool) => ({ gameCode: engine.code, gameName: nameOf(engine.code), ...pool }));
    }),
  );
  return {
    pools: pools.flat(),
    winners: won.map(({ playerName, gameCode, pool, amount, wonAt }) => ({
      customerName: maskName(playerName),
      gameCode,
      gameName: nameOf(gameCode),
      pool,
      winAmount: amount,
      wonAt,
    })),
  };
}
