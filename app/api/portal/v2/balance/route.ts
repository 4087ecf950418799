import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { readBalance } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readBalanceCall, readBalance);
