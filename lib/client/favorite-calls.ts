import { callPortal } from "#lib/client/call-portal.ts";
import { addFavorite, removeFavorite } from "#lib/contracts/games/favorites.ts";

export const add = (nodeId: string) => callPortal(addFavorite, { nodeId });
export const remove = (nodeId: string) => callPortal(removeFavorite, { nodeId });
