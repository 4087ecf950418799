import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { emptySealed as call } from "../calls.ts";

export const POST = portalRoute(call, async () => ({ done: true }) as const);
