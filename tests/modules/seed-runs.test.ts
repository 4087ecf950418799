import { expect, test } from "vitest";
import { migrate, seededFrom } from "#db/migrate.ts";
import { env } from "#lib/platform/env.ts";
import { runOnce, serverCondition } from "../../scripts/product/run-once.mjs";

const run = (...args: string[]) => runOnce([serverCondition, ...args], { DATABASE_URL: env().DATABASE_URL });

test("HOUSE-05 what was brought in from the same sources is known, and nothing else", async () => {
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

test("HOUSE-05 a scenario that does not exist is refused by name", async () => {
  await expect(run("db/seed/main.ts", "--sources=second", "nothing")).rejects.toThrow("Name a scenario");
});
