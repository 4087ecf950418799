import { readLoginInfoCall } from "#lib/contracts/identity/read-login-info.ts";
import { readLoginInfo } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(readLoginInfoCall, readLoginInfo);
