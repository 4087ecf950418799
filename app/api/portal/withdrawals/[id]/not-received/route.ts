import { disputeReceiptCall } from "#lib/contracts/cashier/dispute-receipt.ts";
import { disputeReceipt } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(disputeReceiptCall, disputeReceipt);
