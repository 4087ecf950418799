import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { listDepositsCall } from "#lib/contracts/cashier/list-deposits.ts";
import { createDeposit, listDeposits } from "#lib/modules/cashier/index.ts";
import { listRoute } from "#lib/portal/http/list-route.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = listRoute(listDepositsCall, listDeposits);
export const POST = portalRoute(createDepositCall, createDeposit);
