import { readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { readBets } from "#lib/modules/games/index.ts";
import { listRoute } from "#lib/portal/http/list-route.ts";

export const GET = listRoute(readBetsCall, readBets);
