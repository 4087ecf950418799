import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readDice as call } from "#lib/contracts/originals/read-dice.ts";
import { requireGame } from "#lib/modules/games/index.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import { actingPlayer } from "#lib/modules/originals/acting-player.ts";
import { roundView } from "#lib/modules/originals/round-view.ts";
import { lockPairs, publicSeeds, readPairs } from "#lib/modules/originals/seed-pairs.ts";
import { findLastRounds } from "#lib/modules/originals/store.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

export const roundsShown = 20;

/** Where the acting player stands in Dice for money. Error: game-maintenance. */
export async function readDice(context: Context): Promise<OutputOf<typeof call>> {
  const { playerId } = actingPlayer(context);
  const { currency } = await readSiteConfiguration(context);
  const { code, minimumStake, maximumStake, maximumWin } = await requireGame(context, "dice");
  const pairs =
    (await readPairs(context, playerId)) ?? (await transact(context, (within) => lockPairs(within, playerId)));
  const { cash } = await getBalance(context, { playerId, currency });
  const rounds = await findLastRounds(context.db, playerId, code, roundsShown);
  return {
    currency,
    balance: cash,
    limits: { minimumStake, maximumStake, maximumWin },
    seeds: publicSeeds(pairs),
    rounds: await Promise.all(rounds.map(roundView)),
  };
}
