import postgres from "postgres";
import { expect, test } from "vitest";
import { migrate, seededFrom } from "#db/migrate.ts";
import { env } from "#lib/platform/env.ts";
import { runOnce, serverCondition } from "../../scripts/product/run-once.mjs";

const run = (...args: string[]) => runOnce([serverCondition, ...args], { DATABASE_URL: env().DATABASE_URL });

test("HOUSE-05 a scenario counts as seeded only from the sources of its latest seed", async () => {
  const { DATABASE_URL } = env();
  await run("db/seed/main.ts", "content");
  expect(await seededFrom(DATABASE_URL, "first")).toEqual([]);
  await run("db/seed/main.ts", "--sources=first", "content");
  expect(await run("db/migrate.ts", "first")).toBe("content");
  await run("db/seed/main.ts", "--sources=second", "content");
  await migrate(DATABASE_URL);
  expect(await seededFrom(DATABASE_URL, "first")).toEqual([]);
  expect(await seededFrom(DATABASE_URL, "second")).toEqual(["content"]);
});

test("HOUSE-05 an unknown scenario is rejected", async () => {
  await expect(run("db/seed/main.ts", "--sources=second", "nothing")).rejects.toThrow("Name a scenario");
});

test("HOUSE-05 two processes that migrate an empty database in parallel run one after the other", async () => {
  const { DATABASE_URL } = env();
  const sql = postgres(DATABASE_URL, { max: 1 });
  const url = new URL(DATABASE_URL);
  url.pathname += "_empty";
  const name = sql(url.pathname.slice(1));
  await sql`create database ${name}`;
  try {
    await Promise.all([migrate(url.href), migrate(url.href)]);
    expect(await seededFrom(url.href, "none")).toEqual([]);
  } finally {
    await sql`drop database ${name} with (force)`;
    await sql.end();
  }
});
