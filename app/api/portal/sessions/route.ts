import { endSessions } from "#lib/contracts/identity/end-sessions.ts";
import { listSessions } from "#lib/contracts/identity/list-sessions.ts";
import { endOwnSessions, listOwnSessions } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(listSessions, listOwnSessions);
export const DELETE = portalRoute(endSessions, endOwnSessions);
