import { loadPart } from "#lib/client/load-part.ts";

/** LOBBY-14: the heart of one game answers at most once in this time. */
const pauseMs = 1000;

export interface FavoriteCalls {
  add: (nodeId: string) => Promise<unknown>;
  remove: (nodeId: string) => Promise<unknown>;
}

/** The calls and their parsing load with the first heart. */
const loadCalls = () => loadPart(() => import("#lib/client/favorite-calls.ts"));
const portal: FavoriteCalls = {
  add: async (nodeId) => (await loadCalls()).add(nodeId),
  remove: async (nodeId) => (await loadCalls()).remove(nodeId),
};

/** A person's favourites as the page shows them, ahead of the server's word. */
export interface Favorites {
  has: (nodeId: string) => boolean;
  /** Changed at once; comes back, and throws the server's refusal, when it is refused. */
  toggle: (nodeId: string) => Promise<void>;
  /** What the server says, when the page is drawn anew. */
  replace: (nodeIds: readonly string[]) => void;
  /** Another number after every change. */
  version: () => number;
  /** Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function favorites(initial: readonly string[], calls = portal, now: () => number = Date.now): Favorites {
  let ids = new Set(initial);
  let version = 0;
  const toggledAt = new Map<string, number>();
  const listeners = new Set<() => void>();
  const tell = () => {
    version++;
    for (const listener of listeners) listener();
  };
  const set = (nodeId: string, present: boolean) => {
    if (present) ids.add(nodeId);
    else ids.delete(nodeId);
    tell();
  };
  return {
    has: (nodeId) => ids.has(nodeId),
    async toggle(nodeId) {
      if (now() - (toggledAt.get(nodeId) ?? Number.NEGATIVE_INFINITY) < pauseMs) return;
      toggledAt.set(nodeId, now());
      const present = !ids.has(nodeId);
      set(nodeId, present);
      try {
        await (present ? calls.add(nodeId) : calls.remove(nodeId));
      } catch (error) {
        set(nodeId, !present);
        throw error;
      }
    },
    replace(nodeIds) {
      ids = new Set(nodeIds);
      tell();
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
