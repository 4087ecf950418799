import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { afterAll, inject } from "vitest";
import { urlOf } from "./services.ts";

// Runs before a test file is loaded, so that product modules read this environment and no other.
const { databaseUrl, redisUrl, template, sessionSecret } = inject("testServices");
const name = `${template}_${randomBytes(4).toString("hex")}`;

const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
await sql`create database ${sql(name)} template ${sql(template)}`;

Object.assign(process.env, {
  NODE_ENV: "test",
  DATABASE_URL: urlOf(databaseUrl, name),
  REDIS_PREFIX: `${name}:`,
  SESSION_SECRET: sessionSecret,
  LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
});
if (redisUrl) process.env.REDIS_URL = redisUrl;
// A machine's own site is not for tests.
for (const name of ["DATABASE_APP_URL", "SITE_ORIGIN", "MAINTENANCE"]) delete process.env[name];

afterAll(async () => {
  await sql`drop database ${sql(name)} with (force)`;
  await sql.end();
});
