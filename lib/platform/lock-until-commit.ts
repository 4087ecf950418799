import "server-only";
import type { Database } from "#lib/platform/database.ts";

/**
 * Takes the advisory lock of this name until the open transaction ends; others of the same name wait. It orders acts
 * that have no row of their own to lock. `name` starts with what it locks: "favorites 0193…".
 */
export async function lockUntilCommit({ sql }: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
