import "server-only";
import postgres from "postgres";
import { publishNews } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";

const serializationFailure = "40001";
const deadlock = "40P01";
const uniqueViolation = "23505";

/**
 * A key can be lost more than once: a bet, its win and its cancelling arrive together, each of them twice. Every loss
 * means that one of the others got through, so a few runs are enough.
 */
const runs = 5;

/**
 * Runs a use case in one transaction, and again when it lost a race: serialisation failure, deadlock, or a unique key
 * that another transaction took first. The next run then finds what the other one wrote. Inside an open transaction it
 * joins it and leaves the retry to the outermost call. What was announced on the way goes out after the commit, and only
 * then.
 */
export async function transact<T>(context: Context, work: (inTransaction: Context) => Promise<T>): Promise<T> {
  if (context.inTransaction) return work(context);
  const run = async () => {
    const news = new Set<string>();
    const result = await context.db.begin((db) => work({ ...context, db, inTransaction: true, news }));
    publishNews(context, news);
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
