import { readKeysCall } from "#lib/contracts/system/read-keys.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { publishKeys } from "#lib/portal/http/publish-keys.ts";

export const GET = portalRoute(readKeysCall, publishKeys);
