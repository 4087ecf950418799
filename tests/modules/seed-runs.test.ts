import { expect, test } from "vitest";
import { env } from "#lib/platform/env.ts";
import { runOnce, serverCondition } from "../../scripts/product/run-once.mjs";

test("HOUSE-05 what was brought in from the same sources is known, and nothing else", async () => {
  const { DATABASE_URL } = env();
  const run = (...args: string[]) => runOnce([serverCondition, ...args], { DATABASE_URL });
  await run("db/seed/main.ts", "content");
  expect(await run("db/migrate.ts", "first")).toBe("");
  await run("db/seed/main.ts", "--sources=first", "content");
  expect(await run("db/migrate.ts", "first")).toBe("content");
  await run("db/seed/main.ts", "--sources=second", "content");
  expect(await run("db/migrate.ts", "first")).toBe("");
  expect(await run("db/migrate.ts", "second")).toBe("content");
  await expect(run("db/seed/main.ts", "--sources=second", "nothing")).rejects.toThrow("Name a scenario");
});
