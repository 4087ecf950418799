import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { forgetGameCounts } from "#lib/modules/games/catalogue/game-counts.ts";
import { forgetGameArt } from "#lib/modules/games/catalogue/read-game-art.ts";
import { changeMaintenance } from "#lib/modules/games/catalogue/write-catalogue.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * Sets or clears maintenance of one game or of all games of a vendor, and returns how many changed (LOBBY-18). Rounds
 * that have begun can still be finished. Cards show `until`, the expected end, but nothing ends by itself. For operators.
 * @throws not-allowed: for other actors
 * @throws not-found: no such game or vendor
 */
export async function setGameMaintenance(
  context: Context,
  where: { gameCode: string } | { vendorCode: string },
  maintenance: boolean,
  until?: Date,
): Promise<number> {
  requireOperatorOrSystem(context);
  const answer = await transact(context, async (inTransaction) => {
    const { known, changed } = await changeMaintenance(inTransaction.db, where, {
      maintenance,
      until: (maintenance && until) || null,
    });
    if (known === 0) throw new DomainError("not-found");
    if (changed > 0) {
      const subject = "gameCode" in where ? `game:${where.gameCode}` : `vendor:${where.vendorCode}`;
      await recordAudit(inTransaction, {
        action: "game-maintenance-changed",
        subject,
        // Excludes games that were already in that state.
        before: { maintenance: !maintenance, changed },
        after: { maintenance, changed, ...(maintenance && until && { until: until.toISOString() }) },
      });
    }
    return changed;
  });
  forgetGameArt(context.db);
  forgetGameCounts(context.db);
  return answer;
}
