import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";

const folder = "db/migrations";
const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

export interface ReleasedMigration {
  tag: string;
  when: number;
  /** Hex; a released migration is never edited. */
  sha256: string;
}

/** Returns the migrations of this checkout, oldest first, with the digest of each file. */
export function releasedMigrations(): ReleasedMigration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(`${folder}/meta/_journal.json`, "utf8")));
  return entries.map(({ tag, when }) => ({ tag, when, sha256: digestOf(`${folder}/${tag}.sql`) }));
}

function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
