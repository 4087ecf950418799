import { readDepositOptionsCall } from "#lib/contracts/cashier/read-deposit-options.ts";
import { readDepositOptions } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readDepositOptionsCall, readDepositOptions);
