import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { rewardView } from "#lib/contracts/promotions/reward-view.ts";

/**
 * Credits the balance once (PROMO-03). Repeated claims return the same value. Another player's reward is `not-found`.
 */
export const claimRewardCall = defineCall({
  name: "promotions.claimReward",
  summary: "Claim a reward: its money comes to the balance",
  method: "POST",
  path: "/api/portal/rewards/{id}/claim",
  roles: realMembers,
  needsRecentSession: true,
  limits: { perAddress: 120, perAccount: 60 },
  input: z.strictObject({ id: z.uuid() }),
  output: rewardView,
  errors: ["not-found", "reward-expired", "reward-revoked", "conflict"],
});
