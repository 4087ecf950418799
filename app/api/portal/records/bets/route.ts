import { readBets as call } from "#lib/contracts/games/read-bets.ts";
import { exportBets, readBets } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { asCsv } from "#lib/portal/http/stream-text.ts";

export const GET = portalRoute(call, readBets, {}, { "text/csv": asCsv(exportBets) });
