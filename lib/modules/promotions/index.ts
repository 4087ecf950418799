/** Rewards that are granted to players and wait to be claimed. Money itself belongs to the ledger. */
import "server-only";

export { claimReward } from "#lib/modules/promotions/claim-reward.ts";
export { rewardClaimed } from "#lib/modules/promotions/events.ts";
export { type GrantRewardInput, grantReward } from "#lib/modules/promotions/grant-reward.ts";
export { listGrantedRewards } from "#lib/modules/promotions/list-granted-rewards.ts";
export { countClaimable, listRewards, readRewardTitles } from "#lib/modules/promotions/list-rewards.ts";
export { revokeReward } from "#lib/modules/promotions/revoke-reward.ts";
