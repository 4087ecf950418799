import { afterAll, describe, expect, it } from "vitest";
import { database } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { openPostgresStore } from "#lib/platform/kv/postgres-store.ts";
import { openRedisStore } from "#lib/platform/kv/redis-store.ts";

const { REDIS_URL, REDIS_PREFIX } = env();
const stores = {
  Postgres: openPostgresStore(database().pool, REDIS_PREFIX),
  ...(REDIS_URL ? { Redis: openRedisStore(REDIS_URL, REDIS_PREFIX) } : {}),
};

afterAll(() => Promise.all(Object.values(stores).map((store) => store.close())));

describe.each(Object.entries(stores))("HOUSE-11 key-value store on %s", (_, kv) => {
  const minute = 60_000;
  const unique = () => crypto.randomUUID();

  it("HOUSE-11 the store sets, reads, replaces and deletes a value", async () => {
    const key = unique();
    expect(await kv.get(key)).toBeNull();
    await kv.set(key, "a", minute);
    expect(await kv.get(key)).toBe("a");
    expect(await kv.replace(key, "x", "b", minute)).toBe(false);
    expect(await kv.replace(key, "a", "b", minute)).toBe(true);
    expect(await kv.get(key)).toBe("b");
    await kv.delete(key);
    expect(await kv.get(key)).toBeNull();
    expect(await kv.replace(key, "b", "c", minute)).toBe(false);
  });

  it("HOUSE-11 the store sets an absent value once, and again after its expiry", async () => {
    const key = unique();
    const tries = await Promise.all(Array.from({ length: 8 }, (_, i) => kv.setIfAbsent(key, `${i}`, minute)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    const gone = unique();
    await kv.set(gone, "old", 1);
    await expect.poll(() => kv.get(gone)).toBeNull();
    expect(await kv.setIfAbsent(gone, "new", minute)).toBe(true);
    expect(await kv.get(gone)).toBe("new");
  });

  it("HOUSE-11 a value can be taken once", async () => {
    const key = unique();
    await kv.set(key, "once", minute);
    const tries = await Promise.all(Array.from({ length: 8 }, () => kv.take(key)));
    expect(tries.filter((value) => value === "once")).toHaveLength(1);
  });

  it("HOUSE-11 parallel additions are counted exactly, and the count restarts after its expiry", async () => {
    const key = unique();
    await Promise.all(Array.from({ length: 20 }, () => kv.increment(key, minute, 2)));
    expect(await kv.increment(key, minute)).toBe(41);
    const brief = unique();
    await kv.increment(brief, 1, 5);
    await expect.poll(() => kv.increment(brief, 1)).toBe(1);
  });

  it("HOUSE-11 a set is ordered by its scores", async () => {
    const key = unique();
    await kv.addToSet(key, "b", 2, minute);
    await kv.addToSet(key, "a", 3, minute);
    await kv.addToSet(key, "a", 1, minute);
    expect(await kv.readSet(key)).toEqual([
      { member: "a", score: 1 },
      { member: "b", score: 2 },
    ]);
    await kv.removeFromSet(key, "a");
    expect((await kv.readSet(key)).map((entry) => entry.member)).toEqual(["b"]);
  });

  it("HOUSE-11 a subscriber receives published messages until it unsubscribes", async () => {
    const channel = unique();
    const heard: string[] = [];
    const stop = await kv.subscribe(channel, (message) => heard.push(message));
    await kv.publish(channel, "one");
    await expect.poll(() => heard).toEqual(["one"]);
    await stop();
    await kv.publish(channel, "two");
    await kv.ping();
    expect(heard).toEqual(["one"]);
  });
});
