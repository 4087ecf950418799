import postgres from "postgres";
import { jobSchema } from "#db/job-queues.ts";

/** What the queue needs to go on; the rest of its schema describes itself, or is statistics. */
const queueTables = ["queue", "schedule", "subscription", "job", "job_dependency"];

export interface Table {
  schema: string;
  name: string;
  columns: string[];
}

export interface Sequence {
  schema: string;
  name: string;
  last: string;
  called: boolean;
}

/** The database as it was at one moment, while others go on changing it. */
export interface Snapshot {
  /** Tables in an order in which rows come after those they refer to. */
  tables: Table[];
  migrations: { when: number; sha256: string }[];
  /** Reads the rows of a table in the text format of COPY. */
  read(table: Table): AsyncIterable<Buffer>;
  readSequences(): Promise<Sequence[]>;
}

/** Connects as the owner, with no limits of time and with formats that do not depend on the server's settings. */
export function connectForCopy(url: string): postgres.Sql {
  return postgres(url, {
    max: 1,
    onnotice: () => {},
    connect_timeout: 10,
    connection: {
      ...{ application_name: "sinag backup", TimeZone: "UTC", DateStyle: "ISO, MDY", IntervalStyle: "postgres" },
      ...{ bytea_output: "hex", extra_float_digits: 3 },
      ...{ statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 },
    },
  });
}

export async function withSnapshot<Result>(url: string, work: (snapshot: Snapshot) => Promise<Result>) {
  const client = connectForCopy(url);
  try {
    return await client.begin("isolation level repeatable read read only", async (sql) => {
      // The first query takes the snapshot.
      const tables = await tablesOf(sql);
      const migrations = await sql<{ when: string; sha256: string }[]>`
        select created_at as when, hash as sha256 from drizzle.__drizzle_migrations order by created_at`;
      return work({
        tables,
        migrations: migrations.map(({ when, sha256 }) => ({ when: Number(when), sha256 })),
        async *read(table) {
          const rows = `select ${listOf(table.columns)} from ${nameOf(table)}`;
          yield* await sql.unsafe(`copy (${rows}) to stdout`).readable();
        },
        readSequences: () => sequencesOf(sql),
      });
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const nameOf = ({ schema, name }: { schema: string; name: string }) => `${quoted(schema)}.${quoted(name)}`;

export const listOf = (columns: readonly string[]) => columns.map(quoted).join(", ");

/** Unlogged tables are left out: they replace Redis, and are as volatile. */
async function tablesOf(sql: postgres.ISql): Promise<Table[]> {
  const tables = await sql<(Table & { id: string })[]>`
    select c.oid::text as id, n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and (n.nspname = 'public' or (n.nspname = ${jobSchema} and c.relname = any(${queueTables})))
    group by c.oid, n.nspname, c.relname order by n.nspname, c.relname`;
  const references = await sql<{ from: string; to: string }[]>`
    select distinct coalesce(pg_partition_root(conrelid), conrelid)::oid::text as from, confrelid::oid::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`;
  const ordered = new Map<string, Table>();
  const visit = ({ id, schema, name, columns }: Table & { id: string }, path: readonly string[]) => {
    if (ordered.has(id)) return;
    if (path.includes(id)) throw new Error(`The tables of ${schema}.${name} refer to each other in a circle.`);
    for (const { to } of references.filter(({ from }) => from === id)) {
      const target = tables.find((table) => table.id === to);
      if (target) visit(target, [...path, id]);
    }
    ordered.set(id, { schema, name, columns });
  };
  for (const table of tables) visit(table, []);
  return [...ordered.values()];
}

async function sequencesOf(sql: postgres.ISql): Promise<Sequence[]> {
  const found = await sql<{ schema: string; name: string }[]>`
    select schemaname as schema, sequencename as name from pg_sequences where schemaname = 'public' order by 2`;
  const sequences: Sequence[] = [];
  for (const sequence of found) {
    const [state] = await sql.unsafe(`select last_value::text as last, is_called as called from ${nameOf(sequence)}`);
    sequences.push({ ...sequence, last: String(state?.last), called: state?.called === true });
  }
  return sequences;
}
