import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type postgres from "postgres";
import { adoptUnreadRows, migrate } from "#db/migrate.ts";
import { migrateTo } from "#db/migration-journal.ts";
import { BackupError } from "#lib/backup/backup-error.ts";
import { connectForCopy, listOf, nameOf, type Table } from "#lib/backup/database-snapshot.ts";
import { type Manifest, partName } from "#lib/backup/manifest.ts";
import type { TarEntry, TarReader } from "#lib/backup/tar-reader.ts";
import { linesIn } from "#lib/backup/write-backup.ts";

const decompress = promisify(gunzip);

/**
 * Fills an empty database from a backup: the schema of its version, then its rows in one transaction, then the migrations
 * since.
 */
export async function loadDatabase(url: string, { manifest, tar }: { manifest: Manifest; tar: TarReader }) {
  await migrateTo(url, manifest.migrations.length);
  const client = connectForCopy(url);
  try {
    await client.begin((sql) => load(sql, manifest, tar));
  } finally {
    await client.end({ timeout: 5 });
  }
  await migrate(url);
}

async function load(sql: postgres.TransactionSql, manifest: Manifest, tar: TarReader): Promise<void> {
  const { tables, sequences } = manifest;
  for (const table of tables) await requireColumns(sql, table);
  // Migrations bring rows of their own.
  await sql.unsafe(`truncate ${tables.map(nameOf).join(", ")}`);
  const parts = new Map<string, TarEntry>();
  for await (const entry of tar.entries()) parts.set(entry.name, entry);
  for (const table of tables) {
    const names = Array.from({ length: table.parts }, (_, index) => partName(table, index + 1));
    const rows = await copyInto(sql, table, partsOf(parts, names));
    if (rows !== table.rows) throw new BackupError(`${nameOf(table)} should have ${table.rows} rows, but has ${rows}.`);
  }
  for (const sequence of sequences)
    await sql`select setval(${nameOf(sequence)}::regclass, ${sequence.last}::bigint, ${sequence.called})`;
  await adoptUnreadRows(sql);
}

async function requireColumns(sql: postgres.ISql, table: Table): Promise<void> {
  const found = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${nameOf(table)}) and attnum > 0 and not attisdropped`;
  const missing = table.columns.filter((column) => !found.some(({ name }) => name === column));
  if (missing.length > 0)
    throw new BackupError(
      `This version has no place for ${nameOf(table)}: ${missing.join(", ")}. Restore the backup with the version that made it.`,
    );
}

async function* partsOf(parts: ReadonlyMap<string, TarEntry>, names: readonly string[]): AsyncGenerator<Buffer> {
  for (const name of names) {
    const entry = parts.get(name);
    if (!entry) throw new BackupError(`The backup lacks ${name}: it is not whole.`);
    yield await decompress(await entry.whole());
  }
}

/** Returns the number of rows. */
async function copyInto(sql: postgres.TransactionSql, table: Table, parts: AsyncIterable<Buffer>): Promise<number> {
  const stream = await sql.unsafe(`copy ${nameOf(table)} (${listOf(table.columns)}) from stdin`).writable();
  const written = finished(stream);
  // Awaited below; without this, an error in between would be unhandled.
  written.catch(() => {});
  let rows = 0;
  for await (const part of parts) {
    rows += linesIn(part);
    if (!stream.write(part)) await Promise.race([new Promise((resolve) => stream.once("drain", resolve)), written]);
  }
  stream.end();
  await written;
  return rows;
}
