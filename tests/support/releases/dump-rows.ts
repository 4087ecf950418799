import type { Database } from "#lib/platform/database.ts";

/** Keys and counters expire by themselves, and key pairs are sealed under the secret of one install. */
const leftOut = ["key_value_entry", "key_value_set_member", "portal_key"];

/**
 * Returns statements that insert every row of the database, without triggers and foreign keys while they run. Rows that
 * migrations insert are there already and stay.
 */
export async function dumpRows({ sql }: Database): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${leftOut}) order by relname`;
  const statements: string[] = ["set session_replication_role = replica;"];
  for (const { name } of tables) {
    const rows = await sql<{ row: string }[]>`select to_jsonb(t)::text as row from ${sql(name)} t`;
    if (rows.length === 0) continue;
    const json = `[\n${rows.map(({ row }) => row).join(",\n")}\n]`;
    statements.push(
      `insert into "${name}" select * from jsonb_populate_recordset(null::"${name}", $rows$${json}$rows$) on conflict do nothing;`,
    );
  }
  return `${[...statements, "reset session_replication_role;"].join("\n")}\n`;
}
