import postgres from "postgres";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase, type RootDatabase } from "#lib/platform/database.ts";

const url = process.env.DATABASE_URL ?? "";
const killer = postgres(url, { max: 1 });
const connections = 4;
let db: RootDatabase;

beforeEach(() => {
  db = openDatabase({ url, maxConnections: connections, applicationName: "lost" });
});
afterEach(() => db.close());
afterAll(() => killer.end());

const kill = () => killer`
  select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lost' and datname = current_database()`;
const pidOf = async ({ sql }: Database) => (await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid;

test("HOUSE-12 a transaction whose connection dies is rejected, and the next one works", async () => {
  const lost = db.begin(async (tx) => {
    await pidOf(tx);
    await kill();
    await tx.sql`select 1`;
  });
  await expect(lost).rejects.toThrow();
  await expect(db.begin(pidOf)).resolves.toBeGreaterThan(0);
});

test("HOUSE-12 a transaction that lost its connection cannot run a statement in another transaction", async () => {
  const opened = Promise.withResolvers<Database>();
  const leave = Promise.withResolvers<void>();
  const lost = db.begin(async (tx) => {
    await pidOf(tx);
    opened.resolve(tx);
    await leave.promise;
  });
  const late = await opened.promise;
  await Promise.all([expect(lost).rejects.toThrow(), kill()]);
  // Every connection is in a transaction again, including the restored one.
  const others = Array.from({ length: connections }, () =>
    db.begin(async (tx) => {
      const pid = await pidOf(tx);
      await expect(pidOf(late)).rejects.toThrow();
      expect(await pidOf(tx)).toBe(pid);
    }),
  );
  await Promise.all(others);
  leave.resolve();
});

test("HOUSE-12 every connection that died with queued work serves again", async () => {
  for (let round = 0; round < 10; round++) {
    const work = Array.from({ length: connections * 5 }, (_, n) =>
      n % 2 ? pidOf(db) : db.begin(async (tx) => [await pidOf(tx), await pidOf(tx)]),
    );
    // Handles rejections before the kill: the work may be rejected before `kill` returns.
    const over = Promise.allSettled(work);
    await kill();
    await over;
    const held = Array.from({ length: connections }, () =>
      db.begin(async (tx) => {
        await tx.sql`select pg_sleep(0.05)`;
        return pidOf(tx);
      }),
    );
    const settled = await Promise.allSettled(held);
    const again = await Promise.all(settled.map((one) => (one.status === "fulfilled" ? one.value : pidOf(db))));
    expect(again.filter((pid) => pid === undefined)).toEqual([]);
  }
});
