import { readState as call } from "#lib/contracts/identity/read-state.ts";
import { readState } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";

export const GET = portalRoute(call, readState);
