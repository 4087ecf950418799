import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, migrationsFolder } from "#db/migrate.ts";

interface Journal {
  entries: { tag: string; when: number }[];
}

export interface Migration {
  tag: string;
  when: number;
  /** Hex, of its file, as drizzle records it: a released migration is never edited. */
  sha256: string;
}

const readJournal = (): Journal => JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"));

/** Returns the migrations of this version, oldest first. */
export function migrationJournal(): Migration[] {
  return readJournal().entries.map(({ tag, when }) => {
    const text = readFileSync(join(migrationsFolder, `${tag}.sql`));
    return { tag, when, sha256: createHash("sha256").update(text).digest("hex") };
  });
}

/** Migrates a database to the schema of an older version: it runs the first `count` migrations. */
export async function migrateTo(ownerUrl: string, count: number): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), "sinag-migrations-"));
  try {
    cpSync(migrationsFolder, copy, { recursive: true });
    const { entries, ...journal } = readJournal();
    writeFileSync(join(copy, "meta/_journal.json"), JSON.stringify({ ...journal, entries: entries.slice(0, count) }));
    await migrate(ownerUrl, copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
