import { readWithdrawalCall } from "#lib/contracts/cashier/read-withdrawal.ts";
import { readWithdrawal } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readWithdrawalCall, readWithdrawal);
