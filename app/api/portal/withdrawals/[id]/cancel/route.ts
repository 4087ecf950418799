import { cancelWithdrawalCall } from "#lib/contracts/cashier/cancel-withdrawal.ts";
import { cancelWithdrawal } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(cancelWithdrawalCall, cancelWithdrawal);
