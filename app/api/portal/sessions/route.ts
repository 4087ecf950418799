import { endSessionsCall } from "#lib/contracts/identity/end-sessions.ts";
import { listSessionsCall } from "#lib/contracts/identity/list-sessions.ts";
import { endOwnSessions, listOwnSessions } from "#lib/modules/identity/index.ts";
import { listRoute } from "#lib/portal/http/list-route.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = listRoute(listSessionsCall, listOwnSessions);
export const DELETE = portalRoute(endSessionsCall, endOwnSessions);
