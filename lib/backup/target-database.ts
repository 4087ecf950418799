import postgres from "postgres";
import { BackupError, explained } from "#lib/backup/backup-error.ts";

const openingLimit = 10;

export interface Target {
  /** Filled by the restore. */
  url: string;
  /**
   * Puts the filled database in the place of the one that was there. Returns the name under which that one is kept;
   * undefined when it had nothing.
   */
  takePlace(now: Date): Promise<string | undefined>;
  /** Removes what was filled. */
  discard(): Promise<void>;
}

interface TargetFacts {
  name: string;
  /** Connections of others. */
  others: number;
  /** Has tables. */
  used: boolean;
  /** What it has; 0 in a new install. */
  players: number;
  mayCreate: boolean;
  role: string;
}

/**
 * Prepares a database to restore into, beside the one at `url`, which stays as it is until the end.
 * @param replace the name of the database, as the confirmation that what it has is to be replaced
 * @throws BackupError: it is in use, or has players, or no database can be made beside it
 */
export async function openTarget(url: string, replace: string | undefined): Promise<Target> {
  const facts = await inspect(url).catch(explained("The database that DATABASE_URL names cannot be opened"));
  const { name, others, used, players, mayCreate, role } = facts;
  if (others > 0)
    throw new BackupError(
      `The database "${name}" is in use (${others} connections). End the product first, then restore.`,
    );
  if (replace !== undefined && replace !== name)
    throw new BackupError(`--replace takes the name of the database that is replaced: ${name}.`);
  if (players > 0 && replace === undefined)
    throw new BackupError(
      `The database "${name}" is not empty: ${players} accounts. Add --replace ${name} to replace everything.`,
    );
  if (mayCreate) return beside(url, facts);
  if (!used) return { url, takePlace: async () => undefined, discard: async () => {} };
  throw new BackupError(
    `The role "${role}" may not create databases, so "${name}" must have no tables: drop it and create it anew, then restore.`,
  );
}

async function inspect(url: string): Promise<TargetFacts> {
  return withConnection(url, async (sql) => {
    const [facts] = await sql<Omit<TargetFacts, "players">[]>`
      select current_database() as name, current_user as role,
        (select count(*)::int from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
        exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as used,
        (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "mayCreate"`;
    if (!facts) throw new Error("no answer");
    const [there] = await sql`select to_regclass('public.player') is not null as there`;
    const [counted] = there?.there ? await sql`select count(*)::int as players from player` : [];
    return { ...facts, players: Number(counted?.players ?? 0) };
  });
}

async function beside(url: string, { name, players }: TargetFacts): Promise<Target> {
  const fresh = `${name.slice(0, 40)}_restoring`;
  const own = new URL(url);
  own.pathname = `/${fresh}`;
  const discard = () =>
    withConnection(url, async (sql) => void (await sql`drop database if exists ${sql(fresh)} with (force)`));
  await discard();
  await withConnection(url, async (sql) => {
    const [kind] = await sql<{ encoding: string; collate: string; ctype: string }[]>`
      select pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as ctype
      from pg_database where datname = ${name}`;
    const quoted = (text = "") => `'${text.replaceAll("'", "''")}'`;
    await sql.unsafe(
      `create database "${fresh.replaceAll('"', '""')}" template template0 encoding ${quoted(kind?.encoding)}
       lc_collate ${quoted(kind?.collate)} lc_ctype ${quoted(kind?.ctype)}`,
    );
  });
  return {
    url: own.href,
    discard,
    async takePlace(now) {
      const kept = `${name.slice(0, 40)}_before_${now.toISOString().replace(/\D/g, "").slice(0, 14)}`;
      // A database cannot be renamed from within.
      const elsewhere = new URL(url);
      elsewhere.pathname = "/postgres";
      await withConnection(elsewhere.href, async (sql) => {
        await sql.begin(async (tx) => {
          await tx`alter database ${tx(name)} rename to ${tx(kept)}`;
          await tx`alter database ${tx(fresh)} rename to ${tx(name)}`;
        });
        if (players === 0) await sql`drop database ${sql(kept)}`;
      }).catch(explained(`The restored database could not take the place of "${name}", which is as it was`));
      return players === 0 ? undefined : kept;
    },
  };
}

async function withConnection<Result>(url: string, work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: openingLimit });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
