import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { migrate } from "#db/migrate.ts";
import { endFixtures } from "./fixture-process.ts";

export interface OwnSite {
  /** Environment of its processes and of its operator's commands. */
  settings: Record<string, string>;
  drop: () => Promise<void>;
}

/** Creates an empty site beside the run's own: a database and a key prefix that no other test uses. */
export async function createSite(): Promise<OwnSite> {
  const name = `site_${randomBytes(4).toString("hex")}`;
  const url = new URL(process.env.DATABASE_URL ?? "");
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  await sql`create database ${sql(name)}`;
  url.pathname = `/${name}`;
  await migrate(url.href);
  const settings = { DATABASE_URL: url.href, REDIS_PREFIX: `${name}:` };
  const drop = async () => {
    endFixtures(settings);
    await sql`drop database ${sql(name)} with (force)`;
    await sql.end();
  };
  return { settings, drop };
}
