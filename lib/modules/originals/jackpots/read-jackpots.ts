import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { readJackpots as call } from "#lib/contracts/originals/read-jackpots.ts";
import { listInHouseGames } from "#lib/modules/games/index.ts";
import { gamesWithJackpots } from "#lib/modules/originals/jackpots/fold-jackpots.ts";
import { findJackpotWins, inHouseNames } from "#lib/modules/originals/jackpots/list-jackpot-wins.ts";
import { readPools } from "#lib/modules/originals/jackpots/read-pools.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Pools of the games that can be played now, and the last jackpots of all. */
export async function readJackpots(context: Context, input: InputOf<typeof call>): Promise<OutputOf<typeof call>> {
  const { currency } = await readSettings(context, siteSettings);
  const [games, nameOf, won] = await Promise.all([
    listInHouseGames(context),
    inHouseNames(context),
    findJackpotWins(context, { currency, limit: input.limitNum }),
  ]);
  const open = gamesWithJackpots.filter(({ code }) => games.some((game) => game.code === code));
  const pools = await Promise.all(
    open.map(async (engine) => {
      const held = await readPools(context, engine, currency);
      return held.map((pool) => ({ gameCode: engine.code, gameName: nameOf(engine.code), ...pool }));
    }),
  );
  return { pools: pools.flat(), winners: won.map(({ win }) => win) };
}
