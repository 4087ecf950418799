import { readWithdrawalOptionsCall } from "#lib/contracts/cashier/read-withdrawal-options.ts";
import { readWithdrawalOptions } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readWithdrawalOptionsCall, readWithdrawalOptions);
