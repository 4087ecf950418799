import "server-only";
import { database } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import { openPostgresStore } from "#lib/platform/kv/postgres-store.ts";
import { openRedisStore } from "#lib/platform/kv/redis-store.ts";

const shared = globalThis as { sinagKeyValueStore?: KeyValueStore };

/** Returns the process-wide store: Redis when REDIS_URL is set, else Postgres. */
export function keyValueStore(): KeyValueStore {
  const { REDIS_URL, REDIS_PREFIX } = env();
  shared.sinagKeyValueStore ??= REDIS_URL
    ? openRedisStore(REDIS_URL, REDIS_PREFIX)
    : openPostgresStore(database("keys").pool, REDIS_PREFIX);
  return shared.sinagKeyValueStore;
}
