import { callPortal } from "#lib/client/call-portal.ts";
import { addFavorite, removeFavorite } from "#lib/contracts/games/favorites.ts";

/** A heart that was seen to change is kept, though the page be left at once. */
export async function changeFavorite(nodeId: string, present: boolean): Promise<void> {
  await callPortal(present ? addFavorite : removeFavorite, { nodeId }, { keepalive: true });
}
