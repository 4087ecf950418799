import { readFileSync } from "node:fs";
import postgres from "postgres";
import { installJobQueues } from "#db/install-job-queues.ts";

export const migrationsFolder = `${import.meta.dirname}/migrations`;

/** Advisory lock key of all processes: the second process waits until the first has migrated. */
const migrationLock = 7_341_902;

/**
 * Creates what migrations rely on. A role belongs to the cluster, not to the database, so a restored database may lack
 * it: every run checks. Two databases of one cluster may be migrated at once, hence the caught duplicates. Default
 * privileges open the tables of later migrations to the application; a migration that creates an append-only table
 * revokes them.
 */
const foundations = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'sinag_app') then create role sinag_app nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  if not pg_has_role(current_user, 'sinag_app', 'usage') then grant sinag_app to current_user; end if;
end $$;
create schema if not exists pgboss authorization sinag_app;
grant usage on schema public to sinag_app;
alter default privileges in schema public grant select, insert, update, delete on tables to sinag_app;
alter default privileges in schema public grant usage, select on sequences to sinag_app;
`;

/**
 * A dump that is restored into another cluster contains foreign transaction ids, which may lie far ahead of the new
 * cluster's. Readers would wait for them, so the rows get the id of this transaction; the projections detect the
 * foreign cursor and start over.
 */
const adoptRestoredRows = `
update transfer set xid = default where exists (
  select from projection_cursor where cluster <> (select system_identifier::text from pg_control_system()))
`;

/**
 * Gives rows that no projection has read the id of this transaction, as `adoptRestoredRows` does: without a cursor, it
 * cannot tell that they come from another cluster.
 */
export async function adoptUnreadRows(sql: postgres.ISql): Promise<void> {
  await sql`update transfer set xid = default where not exists (select from projection_cursor)`;
}

/**
 * Migrates the database at `ownerUrl` to the newest schema of `migrations`, this version's by default. Safe to call
 * from several processes at once.
 */
export async function migrate(ownerUrl: string, migrations = migrationsFolder): Promise<void> {
  const client = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await client.unsafe(foundations);
    if (!(await isNewest(client, migrations))) await runMigrations(client, migrations);
    await client.unsafe(adoptRestoredRows);
    await installJobQueues(ownerUrl, client, "sinag_app");
  } finally {
    await client.end();
  }
}

/** True when the newest migration has run, by drizzle's own table. Loading drizzle takes a second at every start. */
async function isNewest(client: postgres.Sql, migrations: string): Promise<boolean> {
  const journal = readFileSync(`${migrations}/meta/_journal.json`, "utf8");
  const { entries }: { entries: { when: number }[] } = JSON.parse(journal);
  const [found] = await client`select to_regclass('drizzle.__drizzle_migrations') is not null as there`;
  if (!found?.there) return false;
  const [last] = await client`select max(created_at) as at from drizzle.__drizzle_migrations`;
  return Number(last?.at) >= Math.max(...entries.map(({ when }) => when));
}

async function runMigrations(client: postgres.Sql, migrationsFolder: string): Promise<void> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import("drizzle-orm/postgres-js"),
    import("drizzle-orm/postgres-js/migrator"),
  ]);
  await migrate(drizzle({ client }), { migrationsFolder });
}

/** Returns the scenarios that were seeded from exactly these sources. */
export async function seededFrom(ownerUrl: string, sources: string): Promise<string[]> {
  const client = postgres(ownerUrl, { max: 1 });
  try {
    const rows = await client<{ scenario: string }[]>`select scenario from seed_run where sources = ${sources}`;
    return rows.map(({ scenario }) => scenario);
  } finally {
    await client.end();
  }
}

// node db/migrate.ts [SOURCES]: prints the scenarios that need no seed, because they were seeded from these sources.
if (import.meta.main) {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set");
  await migrate(DATABASE_URL);
  const [, , sources] = process.argv;
  if (sources) process.stdout.write((await seededFrom(DATABASE_URL, sources)).join("\n"));
}
