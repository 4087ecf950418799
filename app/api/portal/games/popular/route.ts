import { readPopularGamesCall } from "#lib/contracts/games/read-popular-games.ts";
import { readPopularGames } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readPopularGamesCall, readPopularGames);
