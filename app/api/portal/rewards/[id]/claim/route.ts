import { claimRewardCall } from "#lib/contracts/promotions/claim-reward.ts";
import { claimReward } from "#lib/modules/promotions/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(claimRewardCall, claimReward);
