import "server-only";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { readTableCall } from "#lib/contracts/originals/read-table.ts";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import { requireGame } from "#lib/modules/games/index.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import type { Table } from "#lib/modules/originals/bet.ts";
import { readPools } from "#lib/modules/originals/jackpots/read-pools.ts";
import { roundView } from "#lib/modules/originals/round-view.ts";
import { lockPairs, publicSeeds, readPairs } from "#lib/modules/originals/seed-pairs.ts";
import { findLastRounds, findSeenRound } from "#lib/modules/originals/store.ts";
import { unseenRound } from "#lib/modules/originals/unseen-round.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { gameOf } from "#lib/originals/registry.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

export const roundsShown = 20;

/**
 * Returns the acting player's table of a game, for money.
 * @throws game-maintenance
 */
export async function readTable(context: Context, { game: code }: InputOf<typeof readTableCall>): Promise<Table> {
  const { playerId } = requireRealAccount(context);
  const { currency } = await readSettings(context, siteSettings);
  const { minimumStake, maximumStake, maximumWin } = await requireGame(context, code);
  const game = gameOf(code);
  const pairs =
    (await readPairs(context, playerId)) ?? (await transact(context, (within) => lockPairs(within, playerId)));
  const { cash } = await getBalance(context, { playerId, currency });
  const rows = await findLastRounds(context.db, playerId, code, roundsShown);
  const [rounds, seen, pools] = await Promise.all([
    Promise.all(rows.map((row) => roundView(context, row))),
    game.replaysUnseen ? findSeenRound(context.db, playerId, code) : undefined,
    readPools(context, game, currency),
  ]);
  return {
    currency,
    balance: cash,
    limits: { minimumStake, maximumStake, maximumWin },
    seeds: publicSeeds(pairs),
    rounds,
    unseen: unseenRound(game, rounds, seen),
    pools,
  };
}
