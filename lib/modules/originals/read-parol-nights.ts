import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readParolNights as call } from "#lib/contracts/originals/read-parol-nights.ts";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import { readPools } from "#lib/modules/originals/jackpots/read-pools.ts";
import { parolNightsEngine } from "#lib/modules/originals/parol-nights-engine.ts";
import { readTable } from "#lib/modules/originals/read-table.ts";
import { findSeenRound } from "#lib/modules/originals/store.ts";
import { unseenRound } from "#lib/modules/originals/unseen-round.ts";
import type { Context } from "#lib/platform/context.ts";

/** Where the acting player stands in Parol Nights for money. Error: game-maintenance. */
export async function readParolNights(context: Context): Promise<OutputOf<typeof call>> {
  const { playerId } = requireRealAccount(context);
  const table = await readTable(context, parolNightsEngine);
  const [seen, pools] = await Promise.all([
    findSeenRound(context.db, playerId, parolNightsEngine.code),
    readPools(context, parolNightsEngine, table.currency),
  ]);
  return { ...table, unseen: unseenRound(table.rounds, seen), pools };
}
