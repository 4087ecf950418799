import { listRewards as call } from "#lib/contracts/promotions/list-rewards.ts";
import { listRewards } from "#lib/modules/promotions/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(call, listRewards);
