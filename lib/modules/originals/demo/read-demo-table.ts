import "server-only";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { readDemoTableCall } from "#lib/contracts/originals/read-demo-table.ts";
import { requireGame } from "#lib/modules/games/index.ts";
import type { Table } from "#lib/modules/originals/bet.ts";
import { demoSeeds, withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import { demoRoundView } from "#lib/modules/originals/demo/demo-round.ts";
import { readPools } from "#lib/modules/originals/jackpots/read-pools.ts";
import { roundsShown } from "#lib/modules/originals/read-table.ts";
import { unseenRound } from "#lib/modules/originals/unseen-round.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { gameOf } from "#lib/originals/registry.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Returns the demo table of a game for the acting account or browser.
 * @throws game-maintenance
 */
export async function readDemoTable(
  context: Context,
  { game: code }: InputOf<typeof readDemoTableCall>,
): Promise<Table> {
  const { currency } = await readSettings(context, siteSettings);
  const { minimumStake, maximumStake, maximumWin } = await requireGame(context, code);
  const game = gameOf(code);
  const purse = await withDemoPurse(context, (current) => current);
  const last = purse.rounds.filter(({ gameCode }) => gameCode === code).slice(0, roundsShown);
  const rounds = await Promise.all(last.map((round) => demoRoundView(context, purse, round)));
  return {
    currency,
    balance: purse.balance,
    limits: { minimumStake, maximumStake, maximumWin },
    seeds: demoSeeds(purse),
    rounds,
    unseen: unseenRound(game, rounds, purse.seen[code]),
    pools: await readPools(context, game, currency),
  };
}
