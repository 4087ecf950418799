import { logIn } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { loginPlain as call } from "../calls.ts";

export const POST = portalRoute(call, logIn);
