import "server-only";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { lockPool } from "#lib/modules/originals/jackpots/pools.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { inHouseGames } from "#lib/originals/registry.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

export const gamesWithJackpots = Object.values(inHouseGames).filter(({ jackpots }) => jackpots.length > 0);

/**
 * Folds the stakes since the last fold into every pool, one pool at a time. Concurrent workers are safe. For the
 * system.
 * @throws not-allowed
 */
export async function foldJackpots(context: Context): Promise<void> {
  requireOperatorOrSystem(context);
  const { currency } = await readSettings(context, siteSettings);
  for (const { code: gameCode, jackpots } of gamesWithJackpots) {
    for (const pool of jackpots) await transact(context, ({ db }) => lockPool(db, { gameCode, pool, currency }));
  }
}
