import { readDepositCall } from "#lib/contracts/cashier/read-deposit.ts";
import { readDeposit } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readDepositCall, readDeposit);
