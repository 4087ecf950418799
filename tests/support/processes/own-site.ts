import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { migrate } from "#db/migrate.ts";
import { servedLanguages } from "#lib/i18n/locales.ts";
import { endFixtures } from "./fixture-process.ts";

export interface OwnSite {
  /** Environment of its processes and of its operator's commands. */
  settings: Record<string, string>;
  drop: () => Promise<void>;
}

/**
 * Creates a site beside the run's own: a database and a key prefix that no other test uses. It is empty, and offers every
 * language like the run's own.
 */
export async function createSite(): Promise<OwnSite> {
  const name = `site_${randomBytes(4).toString("hex")}`;
  const url = new URL(process.env.DATABASE_URL ?? "");
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  await sql`create database ${sql(name)}`;
  url.pathname = `/${name}`;
  await migrate(url.href);
  const own = postgres(url.href, { max: 1 });
  const languages = servedLanguages.map(({ code }) => code);
  await own`insert into site (code, configuration) values ('main', ${own.json({ languages })})`;
  await own.end();
  const settings = { DATABASE_URL: url.href, REDIS_PREFIX: `${name}:` };
  const drop = async () => {
    endFixtures(settings);
    await sql`drop database ${sql(name)} with (force)`;
    await sql.end();
  };
  return { settings, drop };
}
