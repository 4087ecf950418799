import postgres from "postgres";
import { expect, test } from "vitest";
import { env } from "#lib/platform/env.ts";

test("HOUSE-01 a test file has its own database and key prefix", async () => {
  const sql = postgres(env().DATABASE_URL, { max: 1 });
  const [row] = await sql`select current_database() as name`;
  await sql.end();
  expect(row?.name).toMatch(/^sinag_test_[0-9a-f]{8}_[0-9a-f]{8}$/);
  expect(env().REDIS_PREFIX).toBe(`${row?.name}:`);
});
