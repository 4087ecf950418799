import "server-only";
import { cachedByKey } from "#lib/kernel/cached-by-key.ts";
import { countGames, type GameQuery } from "#lib/modules/games/catalogue-store.ts";
import { catalogueFreshMs } from "#lib/modules/games/outline.ts";
import type { Database } from "#lib/platform/database.ts";

/** Filters are many but people use few of them at a time. */
const keptCounts = 500;
/** Counting grows with the catalogue: who asks again within a minute does not wait for it. */
const staleMs = 60_000;
const caches = new WeakMap<Database, ReturnType<typeof cachedByKey<number>>>();

/** How many games a public filter finds: at most 5 s old while it is asked all the time, else a minute. */
export function gameCounts(db: Database, query: GameQuery): Promise<number> {
  const cache = caches.get(db) ?? cachedByKey<number>(keptCounts, { freshMs: catalogueFreshMs, staleMs });
  caches.set(db, cache);
  const key = JSON.stringify(query, (_, value) => (typeof value === "bigint" ? String(value) : value));
  return cache.read(key, () => countGames(db, query));
}

export function forgetGameCounts(db: Database): void {
  caches.delete(db);
}
