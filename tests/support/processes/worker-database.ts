import { randomBytes } from "node:crypto";
import type { PgBoss } from "pg-boss";
import postgres from "postgres";
import { afterAll, inject, vi } from "vitest";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import { urlOf } from "./services.ts";

// Runs before a test file is loaded, so that product modules read this environment and no other.
const { databaseUrl, redisUrl, template, sessionSecret } = inject("testServices");
const name = `${template}_${randomBytes(4).toString("hex")}`;

const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
await sql`create database ${sql(name)} template ${sql(template)}`;

const own = { DATABASE_URL: urlOf(databaseUrl, name), REDIS_PREFIX: `${name}:` };
Object.assign(process.env, {
  NODE_ENV: "test",
  ...own,
  SESSION_SECRET: sessionSecret,
  LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
});
if (redisUrl) process.env.REDIS_URL = redisUrl;
// Tests must not use the machine's own site.
for (const name of ["DATABASE_APP_URL", "SITE_ORIGIN", "MAINTENANCE"]) delete process.env[name];
// A worker keeps the product's modules across files, and with them the environment of their first load.
const { env } = await import("#lib/platform/env.ts");
const { closeDatabases } = await import("#lib/platform/database.ts");
Object.assign(env(), own);

/** Handles that the product keeps for the whole process. */
const held = globalThis as {
  sinagKeyValueStore?: KeyValueStore | undefined;
  sinagJobQueue?: Promise<PgBoss> | undefined;
};

afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await (await held.sinagJobQueue)?.stop({ graceful: false });
  await Promise.all([closeDatabases(), held.sinagKeyValueStore?.close()]);
  // The next file opens its own.
  held.sinagKeyValueStore = undefined;
  held.sinagJobQueue = undefined;
  await sql`drop database ${sql(name)} with (force)`;
  await sql.end();
});
