import { callPortal } from "#lib/client/call-portal.ts";
import { claimReward as call } from "#lib/contracts/promotions/claim-reward.ts";
import type { RewardView } from "#lib/contracts/promotions/reward-view.ts";

export function claimReward(id: string): Promise<RewardView> {
  return callPortal(call, { id });
}
