import { readStateCall } from "#lib/contracts/identity/read-state.ts";
import { readState } from "#lib/portal/composition/read-state.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readStateCall, readState);
