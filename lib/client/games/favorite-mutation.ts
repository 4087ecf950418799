import { mutationOptions } from "@tanstack/react-query";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { loadPart } from "#lib/client/load-part.ts";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import { store } from "#lib/client/store.ts";

/** LOBBY-14: minimum interval between two toggles of one game. */
const pauseMs = 1000;

interface FavoriteChange {
  gameId: string;
  /** True to add the favourite, false to remove it. */
  present: boolean;
}

/** Updates optimistically and rolls back when the server rejects the change. */
export const favoriteMutation = mutationOptions({
  mutationFn: async ({ gameId, present }: FavoriteChange) => {
    const [{ callPortal }, { addFavoriteCall, removeFavoriteCall }] = await loadPart(() =>
      Promise.all([import("#lib/client/call-portal.ts"), import("#lib/contracts/games/favorites.ts")]),
    );
    // `keepalive`: the visible change must be saved even when the page is left at once.
    await callPortal(present ? addFavoriteCall : removeFavoriteCall, { gameId }, { keepalive: true });
  },
  onMutate: (change) => {
    show(change);
    return { owner: store.get(pageOwnerAtom) };
  },
  onError: (_, { gameId, present }, before) => {
    // No rollback after another player logged in: the favourites are that player's.
    if (before?.owner === store.get(pageOwnerAtom)) show({ gameId, present: !present });
  },
});

const toggledAtMs = new Map<string, number>();

/** Returns the change for a press on a game's heart; null within the minimum interval. */
export function toggledFavorite(gameId: string, nowMs = Date.now()): FavoriteChange | null {
  if (nowMs - (toggledAtMs.get(gameId) ?? Number.NEGATIVE_INFINITY) < pauseMs) return null;
  toggledAtMs.set(gameId, nowMs);
  return { gameId, present: !store.get(favoriteIdsAtom)?.has(gameId) };
}

function show({ gameId, present }: FavoriteChange): void {
  store.set(favoriteIdsAtom, (before) => {
    const ids = new Set(before);
    if (present) ids.add(gameId);
    else ids.delete(gameId);
    return ids;
  });
}
