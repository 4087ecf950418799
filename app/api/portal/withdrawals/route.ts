import { listWithdrawalsCall } from "#lib/contracts/cashier/list-withdrawals.ts";
import { requestWithdrawalCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import { listWithdrawals, requestWithdrawal } from "#lib/modules/cashier/index.ts";
import { listRoute } from "#lib/portal/http/list-route.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = listRoute(listWithdrawalsCall, listWithdrawals);
export const POST = portalRoute(requestWithdrawalCall, requestWithdrawal);
