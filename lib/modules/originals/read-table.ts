import "server-only";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import { requireGame } from "#lib/modules/games/index.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import type { Engine, RoundView, Seeds } from "#lib/modules/originals/engine.ts";
import { roundView } from "#lib/modules/originals/round-view.ts";
import { lockPairs, publicSeeds, readPairs } from "#lib/modules/originals/seed-pairs.ts";
import { findLastRounds } from "#lib/modules/originals/store.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

export const roundsShown = 20;

export interface Table<Code extends string, Choice, Outcome> {
  currency: string;
  balance: bigint;
  limits: { minimumStake: bigint; maximumStake: bigint; maximumWin: bigint };
  seeds: Seeds;
  rounds: RoundView<Code, Choice, Outcome>[];
}

/** Where the acting player stands in a game for money. Error: game-maintenance. */
export async function readTable<Code extends string, Choice extends object, Outcome extends object>(
  context: Context,
  engine: Engine<Code, Choice, Outcome>,
): Promise<Table<Code, Choice, Outcome>> {
  const { playerId } = requireRealAccount(context);
  const { currency } = await readSettings(context, siteSettings);
  const { code, minimumStake, maximumStake, maximumWin } = await requireGame(context, engine.code);
  const pairs =
    (await readPairs(context, playerId)) ?? (await transact(context, (within) => lockPairs(within, playerId)));
  const { cash } = await getBalance(context, { playerId, currency });
  const rounds = await findLastRounds(context.db, playerId, code, roundsShown);
  return {
    currency,
    balance: cash,
    limits: { minimumStake, maximumStake, maximumWin },
    seeds: publicSeeds(pairs),
    rounds: await Promise.all(rounds.map((row) => roundView(engine, row))),
  };
}
