import { readProfitCall } from "#lib/contracts/games/read-profit.ts";
import { exportProfit, readProfit } from "#lib/modules/games/index.ts";
import { asCsv } from "#lib/portal/http/csv.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readProfitCall, readProfit, {}, { "text/csv": asCsv(exportProfit) });
