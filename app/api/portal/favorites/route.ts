import { addFavoriteCall, listFavoritesCall, removeFavoriteCall } from "#lib/contracts/games/favorites.ts";
import { addFavorite, listFavorites, removeFavorite } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(listFavoritesCall, listFavorites);
export const POST = portalRoute(addFavoriteCall, addFavorite);
export const DELETE = portalRoute(removeFavoriteCall, removeFavorite);
