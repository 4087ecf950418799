import { listFavoriteIdsCall } from "#lib/contracts/games/favorites.ts";
import { listFavoriteIds } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(listFavoriteIdsCall, listFavoriteIds);
