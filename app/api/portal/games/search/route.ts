import { searchGamesCall } from "#lib/contracts/games/search-games.ts";
import { searchGames } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(searchGamesCall, searchGames);
