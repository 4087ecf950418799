import "server-only";
import postgres from "postgres";
import { publishUpdates } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";

const serializationFailure = "40001";
const deadlock = "40P01";
const uniqueViolation = "23505";

/**
 * One act can conflict more than once: a bet, its win and its cancellation arrive together, each of them twice. Each
 * conflict means that another act committed, so a few attempts are enough.
 */
const runs = 5;

/**
 * Runs a use case in one transaction and retries it after a serialisation failure, a deadlock or a unique violation;
 * the retry then sees what the other transaction wrote. Inside an open transaction it joins that one, and the outermost
 * call retries. Announcements are published only after the commit.
 */
export async function transact<T>(context: Context, work: (inTransaction: Context) => Promise<T>): Promise<T> {
  if (context.inTransaction) return work(context);
  const run = async () => {
    const updatedPlayers = new Set<string>();
    const result = await context.db.begin((db) => work({ ...context, db, inTransaction: true, updatedPlayers }));
    publishUpdates(context, updatedPlayers);
    return result;
  };
  for (let left = runs - 1; ; left--) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !lostRace(error)) throw error;
    }
  }
}

function lostRace(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof postgres.PostgresError ? error.cause : error;
  if (!(cause instanceof postgres.PostgresError)) return false;
  return cause.code === serializationFailure || cause.code === deadlock || cause.code === uniqueViolation;
}
