import { registerCall } from "#lib/contracts/identity/register.ts";
import { register } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const PUT = portalRoute(registerCall, register);
