import { loginCall } from "#lib/contracts/identity/login.ts";
import { logIn } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(loginCall, logIn);
