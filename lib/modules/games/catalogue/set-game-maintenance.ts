import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { forgetGameArt } from "#lib/modules/games/catalogue/read-game-art.ts";
import { changeMaintenance } from "#lib/modules/games/catalogue/write-catalogue.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * LOBBY-18: takes one game, or all of a vendor, out for maintenance or back, and answers how many changed. A round that
 * was begun is still answered. For operators; errors: not-allowed; not-found.
 */
export async function setGameMaintenance(
  context: Context,
  where: { gameCode: string } | { vendorCode: string },
  maintenance: boolean,
): Promise<number> {
  requireOperatorOrSystem(context);
  const answer = await transact(context, async (inTransaction) => {
    const { known, changed } = await changeMaintenance(inTransaction.db, where, maintenance);
    if (known === 0) throw new DomainError("not-found");
    if (changed > 0) {
      const subject = "gameCode" in where ? `game:${where.gameCode}` : `vendor:${where.vendorCode}`;
      await recordAudit(inTransaction, {
        action: "game-maintenance-changed",
        subject,
        // Those that were so already are not among them.
        before: { maintenance: !maintenance, changed },
        after: { maintenance, changed },
      });
    }
    return changed;
  });
  forgetGameArt(context.db);
  return answer;
}
