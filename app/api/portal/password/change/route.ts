import { changePasswordCall } from "#lib/contracts/identity/change-password.ts";
import { changePassword } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(changePasswordCall, changePassword);
