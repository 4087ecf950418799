import { readHotGamesCall } from "#lib/contracts/games/read-hot-games.ts";
import { readHotGames } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readHotGamesCall, readHotGames);
