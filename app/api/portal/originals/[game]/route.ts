import { readTableCall } from "#lib/contracts/originals/read-table.ts";
import { readTable } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readTableCall, readTable);
