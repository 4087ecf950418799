import { readFileSync } from "node:fs";
import postgres from "postgres";
import { installJobQueues } from "#db/install-job-queues.ts";

const folder = `${import.meta.dirname}/migrations`;

/** Any number all processes agree on: whoever starts second waits until the first has migrated. */
const migrationLock = 7_341_902;

/**
 * What migrations take for granted. A role belongs to the cluster, not to the database, so a restored database may lack
 * it: made sure of at every run. Two databases of one cluster may be migrated at once, hence the caught duplicates.
 * Tables of later migrations are open to the application by default; append-only ones are closed where they are made.
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
 * A dump restored into another cluster brings transaction ids that mean nothing there, maybe from its far future. Readers
 * would wait for them, so they get this transaction's; the projections see the foreign cursor and start over.
 */
const adoptRestoredRows = `
update transfer set xid = default where exists (
  select from projection_cursor where cluster <> (select system_identifier::text from pg_control_system()))
`;

/**
 * Brings the database at `ownerUrl` to the newest schema of `migrations`, this version's by default. Safe to call from
 * several processes at once.
 */
export async function migrate(ownerUrl: string, migrations = folder): Promise<void> {
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

/** Whether the newest migration has run: what drizzle goes by, without the second that loading it takes at every start. */
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

/** The scenarios that were brought in from exactly these sources. */
export async function seededFrom(ownerUrl: string, sources: string): Promise<string[]> {
  const client = postgres(ownerUrl, { max: 1 });
  try {
    const rows = await client<{ scenario: string }[]>`select scenario from seed_run where sources = ${sources}`;
    return rows.map(({ scenario }) => scenario);
  } finally {
    await client.end();
  }
}

// node db/migrate.ts [SOURCES]: prints the scenarios that need no seed, because they come from these sources.
if (import.meta.main) {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set");
  await migrate(DATABASE_URL);
  const [, , sources] = process.argv;
  if (sources) process.stdout.write((await seededFrom(DATABASE_URL, sources)).join("\n"));
}
