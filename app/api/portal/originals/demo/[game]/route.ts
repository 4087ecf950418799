import { readDemoTableCall } from "#lib/contracts/originals/read-demo-table.ts";
import { readDemoTable } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readDemoTableCall, readDemoTable);
