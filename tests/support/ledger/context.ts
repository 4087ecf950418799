import type { Context } from "#lib/platform/context.ts";
import { type Database, database } from "#lib/platform/database.ts";
import { log } from "#lib/platform/log.ts";

/**
 * Returns a context for calls without a key-value store: using one fails. Events are dropped. The default database is
 * the current test file's, read on use, because support modules outlive a file.
 */
export function ledgerContext(db?: Database, now: () => Date = () => new Date()): Context {
  const kv = new Proxy({} as Context["kv"], {
    get(_, name) {
      if (name === "publish") return async () => {};
      throw new Error("the ledger keeps nothing in the key-value store");
    },
  });
  return {
    actor: { role: "system", process: "test" },
    clock: { now },
    get db() {
      return db ?? database();
    },
    kv,
    log,
  };
}
