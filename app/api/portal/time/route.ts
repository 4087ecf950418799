import { readTimeCall } from "#lib/contracts/system/read-time.ts";
import { readTime } from "#lib/modules/system/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readTimeCall, readTime);
