import { listGamesCall } from "#lib/contracts/games/list-games.ts";
import { listGames } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(listGamesCall, listGames);
