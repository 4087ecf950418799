import "server-only";
import { cachedByKey } from "#lib/kernel/cached-by-key.ts";
import { countGames, type GameQuery } from "#lib/modules/games/catalogue/store.ts";
import type { Database } from "#lib/platform/database.ts";

/** Maximum number of cached filters. Many exist, but few are in use at a time. */
const keptCounts = 500;
/** Counting slows with the size of the catalogue. A stale count is returned at once and refreshed in the background. */
const keeping = { freshMs: 30_000, staleMs: 30_000 };
const caches = new WeakMap<Database, ReturnType<typeof cachedByKey<number>>>();

/** Returns how many games a public filter matches. At most a minute old. */
export function gameCounts(db: Database, query: GameQuery): Promise<number> {
  const cache = caches.get(db) ?? cachedByKey<number>(keptCounts, keeping);
  caches.set(db, cache);
  const key = JSON.stringify(query, (_, value) => (typeof value === "bigint" ? String(value) : value));
  return cache.read(key, () => countGames(db, query));
}

export function forgetGameCounts(db: Database): void {
  caches.delete(db);
}
