import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase, type RootDatabase } from "#lib/platform/database.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import { openRedisStore } from "#lib/platform/kv/redis-store.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import { freezeServer } from "#tests/support/processes/freeze-server.ts";
import { until } from "../../scripts/services/process.mjs";
import { startServices } from "../../scripts/services/services.mjs";

const client = { waitMs: 400, answerMs: 1_500 };
const limits = { connections: 2, lockMs: 300, statementMs: 1_000, idleInTransactionMs: 500, client };

let services: Awaited<ReturnType<typeof startServices>>;
let db: RootDatabase;
let thaw = () => {};

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", undefined);
  vi.stubEnv("REDIS_URL", undefined);
  services = await startServices({ throwaway: true });
  db = openDatabase({ url: services.databaseUrl, limits });
  await db.sql`create table thing (id int primary key, value int not null)`;
});
afterEach(async () => {
  thaw();
  await eventually(() => db.sql`truncate thing`);
});
afterAll(async () => {
  await db.close();
  await services.stop();
});

const freeze = (name: "postgres" | "redis") => {
  const server = services[name];
  if (!server) throw new Error(`${name} is not on this machine`);
  thaw = freezeServer(server);
};
/** Returns the error of work that must fail as an unavailable service does. */
async function unavailable(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(isServiceUnavailable(error), String(error)).toBe(true);
  return error;
}
/** Repeats work that may fail while a server recovers. */
async function eventually<T>(work: () => PromiseLike<T>): Promise<T> {
  let result: { value: T } | undefined;
  await until(async () => {
    result = await work().then(
      (value) => ({ value }),
      () => undefined,
    );
    return result !== undefined;
  }, 20_000);
  if (!result) throw new Error("it did not recover");
  return result.value;
}
const rows = async () => [...(await db.sql<{ id: number }[]>`select id from thing order by id`)].map(({ id }) => id);

describe("HOUSE-12 what takes too long", () => {
  test("HOUSE-12 a lock that somebody holds is waited for only briefly, and the transaction can be repeated", async () => {
    await db.sql`insert into thing values (1, 0)`;
    const change = (tx: Pick<RootDatabase, "sql">) => tx.sql`update thing set value = value + 1`;
    const holder = openDatabase({ url: services.databaseUrl, maxConnections: 1 });
    await holder.begin(async (tx) => {
      await change(tx);
      expect(await unavailable(db.begin(change))).toMatchObject({ code: "55P03" });
    });
    await holder.close();
    await db.begin(change);
    expect([...(await db.sql`select value from thing`)]).toEqual([{ value: 2 }]);
  });

  test("HOUSE-12 a long statement is ended by the server", async () => {
    expect(await unavailable(db.sql`select pg_sleep(30)`)).toMatchObject({ code: "57014" });
  });

  test("HOUSE-12 a transaction that does nothing loses its connection and its changes", async () => {
    const left = Promise.withResolvers<void>();
    const idle = db.begin(async (tx) => {
      await tx.sql`insert into thing values (1, 0)`;
      await left.promise;
    });
    await unavailable(idle);
    left.resolve();
    expect(await rows()).toEqual([]);
  });

  test("HOUSE-12 a transaction of many statements that takes too long is rolled back and sends no more", async () => {
    let last: unknown;
    const long = db.begin(async (tx) => {
      await tx.sql`insert into thing values (1, 0)`;
      while (!last) {
        await tx.sql`select pg_sleep(0.1)`.catch((error: unknown) => {
          last = error;
        });
      }
    });
    expect(await unavailable(long)).toMatchObject({ code: "NO_TURN" });
    await expect.poll(() => last).toBeInstanceOf(Error);
    expect(await rows()).toEqual([]);
  });

  test("HOUSE-12 whoever waits too long for a connection is told so, and the next one gets it", async () => {
    const free = Promise.withResolvers<void>();
    const holding = [1, 2].map((id) =>
      db.begin(async (tx) => {
        await tx.sql`insert into thing values (${id}, 0)`;
        const more = setInterval(() => void tx.sql`select 1`.catch(() => {}), 200);
        await free.promise;
        clearInterval(more);
      }),
    );
    expect(await unavailable(db.sql`select 1`)).toMatchObject({ code: "NO_TURN" });
    expect(await unavailable(db.orm.execute("select 1"))).toBeTruthy();
    expect(await unavailable(db.begin(async () => {}))).toMatchObject({ code: "NO_TURN" });
    free.resolve();
    await Promise.all(holding);
    expect(await rows()).toEqual([1, 2]);
  });
});

describe("HOUSE-12 a frozen Postgres", () => {
  test("HOUSE-12 open connections, transactions and new connections answer in time, and all recovers", async () => {
    await Promise.all([db.sql`select pg_sleep(0.05)`, db.sql`select 1`]);
    freeze("postgres");
    const began = performance.now();
    await Promise.all([
      unavailable(db.sql`select 1`),
      unavailable(db.begin(async (tx) => void (await tx.sql`insert into thing values (1, 0)`))),
      ...[1, 2, 3, 4].map(() => unavailable(db.sql`select 1`)),
    ]);
    // The broken connections were replaced: these meet a server that takes the connection and never speaks.
    await unavailable(db.sql`select 1`);
    expect(performance.now() - began).toBeLessThan(15_000);
    thaw();
    await eventually(() => db.sql`select 1`);
    await Promise.all(Array.from({ length: 8 }, () => db.begin((tx) => tx.sql`select 1`)));
  });

  test("HOUSE-12 a transaction that was given up sends nothing more after the server goes on", async () => {
    let further: unknown;
    const ended = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const given = db.begin(async (tx) => {
      await tx.sql`insert into thing values (1, 0)`;
      begun.resolve();
      await tx.sql`insert into thing values (2, 0)`.catch(() => {});
      further = await tx.sql`insert into thing values (3, 0)`.catch((error: unknown) => error);
      ended.resolve();
    });
    await begun.promise;
    freeze("postgres");
    await unavailable(given);
    thaw();
    await ended.promise;
    expect(further).toBeInstanceOf(Error);
    await eventually(() => db.sql`select 1`);
    expect(await rows()).not.toContain(3);
  });
});

test("HOUSE-12 a statement after the end of its transaction is not sent", async () => {
  const later = Promise.withResolvers<Pick<RootDatabase, "sql">>();
  await db.begin(async (tx) => {
    await tx.sql`select 1`;
    later.resolve(tx);
  });
  const { sql } = await later.promise;
  await expect(sql`insert into thing values (9, 0)`).rejects.toThrow("over");
  expect(await rows()).toEqual([]);
});

test("HOUSE-12 a frozen Redis fails calls in time, and serves again when it goes on", async () => {
  const store: KeyValueStore = openRedisStore(services.redisUrl ?? "", "frozen:");
  await store.set("a", "1", 60_000);
  freeze("redis");
  const began = performance.now();
  await Promise.all([
    unavailable(store.get("a")),
    unavailable(store.increment("b", 60_000)),
    unavailable(store.addToSet("c", "d", 1, 60_000)),
    unavailable(store.ping()),
    unavailable(store.publish("e", "f")),
    unavailable(store.subscribe("e", () => {})),
  ]);
  expect(performance.now() - began).toBeLessThan(15_000);
  thaw();
  expect(await eventually(() => store.get("a"))).toBe("1");
  await store.close();
});
