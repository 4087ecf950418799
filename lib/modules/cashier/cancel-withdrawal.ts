import "server-only";
import type { cancelWithdrawalCall } from "#lib/contracts/cashier/cancel-withdrawal.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { releaseRest } from "#lib/modules/cashier/release-rest.ts";
import { lockWithdrawal, moveWithdrawal } from "#lib/modules/cashier/withdrawal-store.ts";
import { withdrawalView } from "#lib/modules/cashier/withdrawal-view.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * Cancels a withdrawal before review; held → cash.
 *
 * @throws not-found: no such withdrawal of the player
 * @throws conflict: review has begun
 */
export function cancelWithdrawal(
  context: Context,
  { id }: InputOf<typeof cancelWithdrawalCall>,
): Promise<OutputOf<typeof cancelWithdrawalCall>> {
  return transact(context, async (tx) => {
    const row = await lockWithdrawal(tx.db, id, requireMember(tx).playerId);
    if (row.state === "cancelled") return withdrawalView(tx, row);
    const moved = await moveWithdrawal(tx, row, { action: "cancel", to: "cancelled", change: { remaining: 0n } });
    await releaseRest(tx, row);
    return withdrawalView(tx, moved);
  });
}
