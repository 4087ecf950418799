import "server-only";
import { requireGame } from "#lib/modules/games/index.ts";
import { demoSeeds, withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import { demoRoundView } from "#lib/modules/originals/demo/demo-round.ts";
import type { Engine } from "#lib/modules/originals/engine.ts";
import { roundsShown, type Table } from "#lib/modules/originals/read-table.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Where the acting account or browser stands in a game for demo money. Error: game-maintenance. */
export async function readDemoTable<Code extends string, Choice extends object, Outcome extends object>(
  context: Context,
  engine: Engine<Code, Choice, Outcome>,
): Promise<Table<Code, Choice, Outcome> & { seen: string | undefined }> {
  const { currency } = await readSettings(context, siteSettings);
  const { minimumStake, maximumStake, maximumWin } = await requireGame(context, engine.code);
  const purse = await withDemoPurse(context, (current) => current);
  const rounds = purse.rounds.filter(({ gameCode }) => gameCode === engine.code).slice(0, roundsShown);
  return {
    currency,
    balance: purse.balance,
    limits: { minimumStake, maximumStake, maximumWin },
    seeds: demoSeeds(purse),
    rounds: await Promise.all(rounds.map((round) => demoRoundView(engine, purse, round))),
    seen: purse.seen[engine.code],
  };
}
