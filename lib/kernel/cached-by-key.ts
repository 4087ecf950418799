import { cached, type Keeping } from "#lib/kernel/cached.ts";

/** Works like `cached`, with one value per key. Beyond `limit` keys the oldest are evicted. */
export function cachedByKey<T>(limit: number, keeping: Keeping) {
  const entries = new Map<string, ReturnType<typeof cached<T>>>();
  return {
    read(key: string, load: () => Promise<T>): Promise<T> {
      const known = entries.get(key);
      if (known) return known.read();
      const entry = cached(load, keeping);
      entries.set(key, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= limit) break;
        entries.delete(oldest);
      }
      return entry.read();
    },
    forget(): void {
      entries.clear();
    },
  };
}
