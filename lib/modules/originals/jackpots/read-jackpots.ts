import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { readJackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";
import { listInHouseGames } from "#lib/modules/games/index.ts";
import { gamesWithJackpots } from "#lib/modules/originals/jackpots/fold-jackpots.ts";
import { findJackpotWins, inHouseLooks } from "#lib/modules/originals/jackpots/list-jackpot-wins.ts";
import { readPools } from "#lib/modules/originals/jackpots/read-pools.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns the pools of playable games, and the last wins of all games. */
export async function readJackpots(
  context: Context,
  input: InputOf<typeof readJackpotsCall>,
): Promise<OutputOf<typeof readJackpotsCall>> {
  const { currency } = await readSettings(context, siteSettings);
  const [games, looksOf, won] = await Promise.all([
    listInHouseGames(context),
    inHouseLooks(context),
    findJackpotWins(context, { currency, limit: input.limitNum }),
  ]);
  const open = gamesWithJackpots.filter(({ code }) => games.some((listed) => listed.code === code));
  const pools = await Promise.all(
    open.map(async (game) => {
      const held = await readPools(context, game, currency);
      const { gameName } = looksOf(game.code);
      return held.map((pool) => ({ gameCode: game.code, gameName, ...pool }));
    }),
  );
  return { pools: pools.flat(), winners: won.map(({ win }) => win) };
}
