import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { emptyPlain as call } from "../calls.ts";

export const POST = portalRoute(call, async () => ({ done: true }) as const);
