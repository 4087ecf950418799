import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { claimRewardCall } from "#lib/contracts/promotions/claim-reward.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { creditPromotion } from "#lib/modules/ledger/index.ts";
import { rewardClaimed } from "#lib/modules/promotions/events.ts";
import { stateOf } from "#lib/modules/promotions/reward-rules.ts";
import { endReward, findReward, type Reward } from "#lib/modules/promotions/reward-store.ts";
import { rewardView } from "#lib/modules/promotions/reward-view.ts";
import type { Context } from "#lib/platform/context.ts";
import { publishEvent } from "#lib/platform/events/publish-event.ts";
import { transact } from "#lib/platform/transact.ts";

/** Vendor id of rewards in the ledger; the external id is the reward's id. */
const rewardVendor = "reward";

/** Maps a reward's state to the error for a failed claim. `claimable` means it changed under us: `conflict`, retry. */
const errorOfState = { expired: "reward-expired", revoked: "reward-revoked", claimable: "conflict" } as const;

/**
 * Claims a reward once: promotion → cash (PROMO-03). Concurrent and later claims pay nothing and return the same value.
 * @throws not-found: unknown, or another player's
 * @throws reward-expired
 * @throws reward-revoked
 * @throws conflict: the reward became claimable meanwhile
 */
export function claimReward(
  context: Context,
  { id }: InputOf<typeof claimRewardCall>,
): Promise<OutputOf<typeof claimRewardCall>> {
  const { playerId } = requireRealAccount(context);
  return transact(context, async (tx) => {
    const now = tx.clock.now();
    const claimed = await endReward(tx.db, { id, playerId, now }, { claimedAt: now });
    if (claimed) {
      await pay(tx, claimed);
      return rewardView(tx, claimed);
    }
    const row = await findReward(tx.db, id);
    if (row?.playerId !== playerId) throw new DomainError("not-found");
    const state = stateOf(row, now);
    if (state !== "claimed") throw new DomainError(errorOfState[state]);
    return rewardView(tx, row);
  });
}

/** Uses the reward's id as the ledger's key, so a second run would not pay twice. */
async function pay(tx: Context, { id, playerId, currency, amount, turnoverMultiple }: Reward): Promise<void> {
  await creditPromotion(tx, {
    playerId,
    currency,
    vendorId: rewardVendor,
    externalId: id,
    counterAccount: "promo:reward",
    amount,
    turnoverMultiple,
  });
  await recordAudit(tx, {
    action: "reward-claimed",
    subject: `reward:${id}`,
    before: { state: "claimable" },
    after: { state: "claimed", amount: moneyToWire(amount), currency },
  });
  await publishEvent(tx, rewardClaimed, { rewardId: id, playerId, currency, amount });
}
