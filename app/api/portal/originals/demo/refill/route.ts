import { refillDemoCall } from "#lib/contracts/originals/refill-demo.ts";
import { refillDemo } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(refillDemoCall, refillDemo);
