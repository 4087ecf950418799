import { readBets as call } from "#lib/contracts/games/read-bets.ts";
import { exportBets, readBets } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";
import { asCsv } from "#lib/portal/stream-text.ts";

export const GET = portalRoute(call, readBets, {}, { "text/csv": asCsv(exportBets) });
