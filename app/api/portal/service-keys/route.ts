import { readServiceKeysCall } from "#lib/contracts/system/read-service-keys.ts";
import { readServiceKeys } from "#lib/modules/system/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(readServiceKeysCall, readServiceKeys);
