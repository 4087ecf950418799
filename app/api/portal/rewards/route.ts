import { listRewardsCall } from "#lib/contracts/promotions/list-rewards.ts";
import { listRewards } from "#lib/modules/promotions/index.ts";
import { listRoute } from "#lib/portal/http/list-route.ts";

export const GET = listRoute(listRewardsCall, listRewards);
