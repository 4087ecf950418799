import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { confirmReceipt } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(confirmReceiptCall, confirmReceipt);
