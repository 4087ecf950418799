import { addBankAccountCall } from "#lib/contracts/cashier/add-bank-account.ts";
import { addBankAccount } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(addBankAccountCall, addBankAccount);
