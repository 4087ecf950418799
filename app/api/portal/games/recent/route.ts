import { listRecentGamesCall } from "#lib/contracts/games/list-recent-games.ts";
import { listRecentGames } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(listRecentGamesCall, listRecentGames);
