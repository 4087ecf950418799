import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { secrets } from "../../../scripts/services/data-folder.mjs";
import { startServices } from "../../../scripts/services/services.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Data that a test file needs to create its own database. */
    testServices: { databaseUrl: string; redisUrl: string | undefined; template: string; sessionSecret: string };
  }
}

/** Runs once: starts services, and one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const services = await startServices({ throwaway: true });
  const template = `sinag_test_${randomBytes(4).toString("hex")}`;
  const sql = postgres(services.databaseUrl, { max: 1, onnotice: () => {} });
  const teardown = async () => {
    const left = await sql`select datname from pg_database where starts_with(datname, ${template})`;
    for (const { datname } of left) await sql`drop database ${sql(datname)} with (force)`;
    await sql.end();
    await services.stop();
  };
  try {
    await sql`create database ${sql(template)}`;
    migrate(urlOf(services.databaseUrl, template));
  } catch (error) {
    await teardown();
    throw error;
  }
  const { databaseUrl, redisUrl, dataFolder } = services;
  project.provide("testServices", {
    databaseUrl,
    redisUrl,
    template,
    sessionSecret: secrets(dataFolder).sessionSecret,
  });
  return teardown;
}

/** Returns the URL of another database on the same server. */
export function urlOf(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  return url.href;
}

function migrate(databaseUrl: string): void {
  const args = ["--conditions=react-server", "db/migrate.ts"];
  const environment = { ...process.env, DATABASE_URL: databaseUrl, SESSION_SECRET: randomBytes(32).toString("hex") };
  const { status, stdout, stderr } = spawnSync("node", args, { env: environment, encoding: "utf8" });
  if (status !== 0) throw new Error(`Migrations failed:\n${stdout}${stderr}`);
}
