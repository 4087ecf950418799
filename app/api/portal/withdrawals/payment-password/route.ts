import { setPaymentPasswordCall } from "#lib/contracts/cashier/set-payment-password.ts";
import { setPaymentPassword } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(setPaymentPasswordCall, setPaymentPassword);
