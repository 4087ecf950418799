import {
  addFavorite as addCall,
  listFavorites as listCall,
  removeFavorite as removeCall,
} from "#lib/contracts/games/favorites.ts";
import { addFavorite, listFavorites, removeFavorite } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(listCall, listFavorites);
export const POST = portalRoute(addCall, addFavorite);
export const DELETE = portalRoute(removeCall, removeFavorite);
