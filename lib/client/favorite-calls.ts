import { callPortal } from "#lib/client/call-portal.ts";
import { addFavorite, removeFavorite } from "#lib/contracts/games/favorites.ts";

/** A heart that was seen to change is kept, though the page be left at once. */
const options = { keepalive: true };

export const add = (nodeId: string) => callPortal(addFavorite, { nodeId }, options);
export const remove = (nodeId: string) => callPortal(removeFavorite, { nodeId }, options);
