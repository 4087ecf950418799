import { logoutCall } from "#lib/contracts/identity/logout.ts";
import { logOut } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const DELETE = portalRoute(logoutCall, logOut);
