import { readState as call } from "#lib/contracts/identity/read-state.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";
import { readState } from "#lib/portal/read-state.ts";

export const GET = portalRoute(call, readState);
