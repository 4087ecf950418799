import "server-only";
import { type Clock, systemClock } from "#lib/kernel/clock.ts";
import { database, type RootDatabase } from "#lib/platform/database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import { type Log, log } from "#lib/platform/log.ts";

/**
 * The services that the portal depends on; tests pass their own clock. The database is the pool for reads; what changes
 * something takes `database("acts")`.
 */
export interface Services {
  db: RootDatabase;
  kv: KeyValueStore;
  clock: Clock;
  log: Log;
}

export function services(given: Partial<Services> = {}): Services {
  return { db: database("reads"), kv: keyValueStore(), clock: systemClock, log, ...given };
}
