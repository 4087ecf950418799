import { readKeys as call } from "#lib/contracts/system/read-keys.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";
import { publishKeys } from "#lib/portal/publish-keys.ts";

export const GET = portalRoute(call, publishKeys);
