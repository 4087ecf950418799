import { atom } from "jotai/vanilla";
import { loadPart } from "#lib/client/load-part.ts";
import { store } from "#lib/client/store.ts";

/** LOBBY-14: the heart of one game answers at most once in this time. */
const pauseMs = 1000;

/** Ids of the player's favourites, ahead of the server's word; null until a page has told them. */
export const favoriteIdsAtom = atom<ReadonlySet<string> | null>(null);

const toggledAtMs = new Map<string, number>();

/**
 * Turns a heart on or off at once, and tells the server. A refusal takes it back.
 * @throws PortalError why the server refused; an `Error` when the code of the call did not load
 */
export async function toggleFavorite(nodeId: string, nowMs = Date.now()): Promise<void> {
  if (nowMs - (toggledAtMs.get(nodeId) ?? Number.NEGATIVE_INFINITY) < pauseMs) return;
  toggledAtMs.set(nodeId, nowMs);
  const present = !store.get(favoriteIdsAtom)?.has(nodeId);
  show(nodeId, present);
  try {
    const { changeFavorite } = await loadPart(() => import("#lib/client/favorite-calls.ts"));
    await changeFavorite(nodeId, present);
  } catch (error) {
    show(nodeId, !present);
    throw error;
  }
}

function show(nodeId: string, present: boolean): void {
  store.set(favoriteIdsAtom, (before) => {
    const ids = new Set(before);
    if (present) ids.add(nodeId);
    else ids.delete(nodeId);
    return ids;
  });
}
