import "server-only";
import { cached } from "#lib/kernel/cached.ts";
import { type Database, poolForReads } from "#lib/platform/database.ts";

/** SITE-04 allows 5 s until a switch takes effect everywhere; this leaves room for the middleware's own 2 s. */
const freshMs = 2_000;

/**
 * Works like `cached`, with one value per connection pool: tests and workers with their own databases never share a
 * value. Acts and reads of a process do.
 */
export function cachedPerDatabase<T>(load: (db: Database) => Promise<T>, ttlMs = freshMs) {
  const entries = new WeakMap<Database, ReturnType<typeof cached<T>>>();
  const read = (given: Database, oldestMs?: number): Promise<T> => {
    const db = poolForReads(given);
    const entry = entries.get(db) ?? cached(() => load(db), { freshMs: ttlMs });
    entries.set(db, entry);
    return entry.read(oldestMs);
  };
  return Object.assign(read, { forget: (db: Database) => entries.delete(poolForReads(db)) });
}
