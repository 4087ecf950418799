import { readProfitCall } from "#lib/contracts/games/read-profit.ts";
import { exportProfit, readProfit } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { asCsv } from "#lib/portal/http/stream-text.ts";

export const GET = portalRoute(readProfitCall, readProfit, {}, { "text/csv": asCsv(exportProfit) });
