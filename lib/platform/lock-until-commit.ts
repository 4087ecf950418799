import "server-only";
import type { Database } from "#lib/platform/database.ts";

/**
 * Locks a name (advisory lock) until the open transaction ends; others of the same name wait. Use it to order acts
 * without a row to lock. `name` starts with what it locks: "favorites 0193…".
 */
export async function lockUntilCommit({ sql }: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
