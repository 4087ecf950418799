import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readDemoDice as call } from "#lib/contracts/originals/read-demo-dice.ts";
import { requireGame } from "#lib/modules/games/index.ts";
import { demoSeeds, withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import { demoRoundView } from "#lib/modules/originals/demo/demo-round.ts";
import { roundsShown } from "#lib/modules/originals/read-dice.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Where the acting account or browser stands in Dice for demo money. Error: game-maintenance. */
export async function readDemoDice(context: Context): Promise<OutputOf<typeof call>> {
  const { currency } = await readSiteConfiguration(context);
  const { minimumStake, maximumStake, maximumWin } = await requireGame(context, "dice");
  const purse = await withDemoPurse(context, (current) => current);
  const rounds = purse.rounds.slice(0, roundsShown).map((round) => demoRoundView(purse, round));
  return {
    currency,
    balance: purse.balance,
    limits: { minimumStake, maximumStake, maximumWin },
    seeds: demoSeeds(purse),
    rounds: await Promise.all(rounds),
  };
}
