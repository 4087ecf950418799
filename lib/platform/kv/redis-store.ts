import "server-only";
import { Redis } from "ioredis";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";

// Scripts make two steps atomic.
const incrementScript = `
local value = redis.call('INCRBY', KEYS[1], ARGV[2])
if value == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return value`;
const replaceScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/**
 * Opens a store on Redis or Valkey. A lost server fails calls at once, so the portal responds with 503 instead of
 * hanging.
 */
export function openRedisStore(url: string, prefix: string): KeyValueStore {
  const options = {
    enableOfflineQueue: true,
    // Batches the commands of one event-loop turn into one write.
    enableAutoPipelining: true,
    maxRetriesPerRequest: 1,
    commandTimeout: 2_000,
    connectTimeout: 2_000,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
  };
  const redis = url.startsWith("/") ? new Redis({ path: url, ...options }) : new Redis(url, options);
  redis.on("error", () => {}); // Each failing call reports itself.
  const listeners = new Map<string, Set<(message: string) => void>>();
  let subscriber: Redis | undefined;
  const named = (key: string) => prefix + key;

  function openSubscriber(): Redis {
    const connection = redis.duplicate();
    connection.on("error", () => {});
    connection.on("message", (channel: string, message: string) => {
      for (const listener of listeners.get(channel) ?? []) listener(message);
    });
    return connection;
  }

  return {
    get: (key) => redis.get(named(key)),
    async set(key, value, ttlMs) {
      await redis.set(named(key), value, "PX", ttlMs);
    },
    async setIfAbsent(key, value, ttlMs) {
      return (await redis.set(named(key), value, "PX", ttlMs, "NX")) === "OK";
    },
    async replace(key, expected, value, ttlMs) {
      return (await redis.eval(replaceScript, 1, named(key), expected, value, String(ttlMs))) === 1;
    },
    take: (key) => redis.getdel(named(key)),
    async delete(key) {
      await redis.del(named(key));
    },
    async increment(key, ttlMs, by = 1) {
      return Number(await redis.eval(incrementScript, 1, named(key), String(ttlMs), String(by)));
    },
    async addToSet(key, member, score, ttlMs) {
      await redis.multi().zadd(named(key), String(score), member).pexpire(named(key), ttlMs).exec();
    },
    async removeFromSet(key, member) {
      await redis.zrem(named(key), member);
    },
    async readSet(key) {
      const flat = await redis.zrange(named(key), "0", "-1", "WITHSCORES");
      const pairs = [];
      for (let i = 0; i + 1 < flat.length; i += 2) pairs.push({ member: flat[i] ?? "", score: Number(flat[i + 1]) });
      return pairs;
    },
    async publish(channel, message) {
      await redis.publish(named(channel), message);
    },
    async subscribe(channel, listener) {
      subscriber ??= openSubscriber();
      const name = named(channel);
      const existing = listeners.get(name) ?? new Set();
      listeners.set(name, existing.add(listener));
      try {
        // Repeated for a second listener: the first subscription may have failed.
        await subscriber.subscribe(name);
      } catch (error) {
        existing.delete(listener);
        throw error;
      }
      return async () => {
        existing.delete(listener);
        if (existing.size === 0) await subscriber?.unsubscribe(name);
      };
    },
    async ping() {
      await redis.ping();
    },
    async close() {
      subscriber?.disconnect();
      redis.disconnect();
    },
  };
}
