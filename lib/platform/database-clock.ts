import "server-only";
import type { Clock } from "#lib/kernel/clock.ts";
import type { Database } from "#lib/platform/database.ts";

/**
 * Returns a clock that shows the database's time, which all processes share. It is read once; between two reads the
 * machine's own clock advances it.
 */
export async function databaseClock({ sql }: Pick<Database, "sql">): Promise<Clock> {
  const before = performance.now();
  const [row] = await sql<{ ms: number }[]>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
  const read = (before + performance.now()) / 2;
  const start = row?.ms ?? Date.now();
  return { now: () => new Date(start + performance.now() - read) };
}
