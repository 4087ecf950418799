import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { stateOf } from "#lib/modules/promotions/reward-rules.ts";
import { endReward, findReward } from "#lib/modules/promotions/reward-store.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * Revokes a reward that nobody has claimed yet. For the system and operators.
 * @throws not-allowed: for other actors
 * @throws not-found: no such reward
 * @throws conflict: the reward has ended (`state`)
 */
export function revokeReward(context: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  requireOperatorOrSystem(context);
  return transact(context, async (tx) => {
    const now = tx.clock.now();
    const revoked = await endReward(tx.db, { id, now }, { revokedAt: now, revokeReason: reason });
    if (!revoked) {
      const row = await findReward(tx.db, id);
      throw row ? new DomainError("conflict", { state: stateOf(row, now) }) : new DomainError("not-found");
    }
    const { amount, currency, playerId } = revoked;
    announce(tx, playerId);
    const subject = `reward:${id}`;
    await recordAudit(tx, {
      action: "reward-revoked",
      subject,
      before: { state: "claimable", amount: moneyToWire(amount), currency },
      after: { state: "revoked", amount: moneyToWire(amount), currency },
      reason,
    });
  });
}
