import { readBets as call } from "#lib/contracts/games/read-bets.ts";
import { readBets } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";

export const GET = portalRoute(call, readBets);
