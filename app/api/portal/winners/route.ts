import { readWinnersCall } from "#lib/contracts/games/read-winners.ts";
import { readWinners } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readWinnersCall, readWinners);
