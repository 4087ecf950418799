import { readPermissionCall } from "#lib/contracts/system/read-permission.ts";
import { readPermission } from "#lib/portal/composition/read-permission.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readPermissionCall, readPermission);
