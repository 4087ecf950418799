import { mutationOptions } from "@tanstack/react-query";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { loadPart } from "#lib/client/load-part.ts";
import { accountAtom } from "#lib/client/member-state.ts";
import { store } from "#lib/client/store.ts";

/** LOBBY-14: the heart of one game answers at most once in this time. */
const pauseMs = 1000;

interface FavoriteChange {
  nodeId: string;
  /** A favourite from now on, or no longer one. */
  present: boolean;
}

/** Shown at once, and taken back when the server refuses. */
export const favoriteMutation = mutationOptions({
  mutationFn: async ({ nodeId, present }: FavoriteChange) => {
    const [{ callPortal }, { addFavorite, removeFavorite }] = await loadPart(() =>
      Promise.all([import("#lib/client/call-portal.ts"), import("#lib/contracts/games/favorites.ts")]),
    );
    // A heart that was seen to change is kept, though the page be left at once.
    await callPortal(present ? addFavorite : removeFavorite, { nodeId }, { keepalive: true });
  },
  onMutate: (change) => {
    show(change);
    return { account: store.get(accountAtom) };
  },
  onError: (_, { nodeId, present }, before) => {
    // The hearts of another player are not this one's to take back.
    if (before?.account === store.get(accountAtom)) show({ nodeId, present: !present });
  },
});

const toggledAtMs = new Map<string, number>();

/** What a press on a game's heart changes; null when it was pressed a moment ago. */
export function toggledFavorite(nodeId: string, nowMs = Date.now()): FavoriteChange | null {
  if (nowMs - (toggledAtMs.get(nodeId) ?? Number.NEGATIVE_INFINITY) < pauseMs) return null;
  toggledAtMs.set(nodeId, nowMs);
  return { nodeId, present: !store.get(favoriteIdsAtom)?.has(nodeId) };
}

function show({ nodeId, present }: FavoriteChange): void {
  store.set(favoriteIdsAtom, (before) => {
    const ids = new Set(before);
    if (present) ids.add(nodeId);
    else ids.delete(nodeId);
    return ids;
  });
}
