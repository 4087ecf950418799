/**
 * The only access to what a browser stores. A browser may have no storage (null), refuse it or be full, and a cookie
 * may be refused; none of that may end an act. What could not be stored lasts as long as the page.
 */
interface BrowserStore {
  read: (key: string) => string | null;
  /** Removes the key when `value` is null. Returns false when the browser did not store it. */
  write: (key: string, value: string | null) => boolean;
  /** Removes all keys except `kept`. */
  clear: (kept: readonly string[]) => void;
}

/** For this tab until it is closed. */
export const tabStore = guarded(() => sessionStorage);
/** For this browser. */
export const browserStore = guarded(() => localStorage);

/** `open` runs at each access: reading the global is what a browser refuses. */
function guarded(open: () => Storage): BrowserStore {
  const unstored = new Map<string, string | null>();
  const store: BrowserStore = {
    read: (key) => {
      const kept = unstored.get(key);
      return kept === undefined ? (attempt(() => open().getItem(key)) ?? null) : kept;
    },
    write: (key, value) => {
      const stored = attempt(() => {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
        return true;
      });
      if (stored) {
        unstored.delete(key);
        return true;
      }
      unstored.set(key, value);
      // A full storage still has the value before, which would be read after a reload.
      attempt(() => open().removeItem(key));
      return false;
    },
    clear: (kept) => {
      const values = kept.map((key) => [key, store.read(key)] as const);
      unstored.clear();
      attempt(() => open().clear());
      for (const [key, value] of values) if (value !== null) store.write(key, value);
    },
  };
  return store;
}

export function readCookie(name: string): string | undefined {
  const pairs = attempt(() => document.cookie.split("; ")) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Removes the cookie when `maxAgeSeconds` is 0. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
  });
}

/** Returns a channel to this browser's other tabs; undefined when the browser refuses it. */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  return attempt(() => new BroadcastChannel(name));
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
