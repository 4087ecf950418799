import { createHash } from "node:crypto";
import { migrationJournal } from "#db/migration-journal.ts";
import { BackupError, explained } from "#lib/backup/backup-error.ts";
import {
  filesFolder,
  type Manifest,
  manifestDigestName,
  manifestFormat,
  manifestName,
  manifestSchema,
  partName,
} from "#lib/backup/manifest.ts";
import { openTar, type TarReader } from "#lib/backup/tar-reader.ts";
import type { EntryFacts } from "#lib/backup/tar-writer.ts";

export interface VerifiedBackup {
  manifest: Manifest;
  tar: TarReader;
}

/**
 * Opens a backup and reads all of it: it is whole, undamaged, and of a version that this product can restore.
 * @throws BackupError
 */
export async function openBackup(path: string, product: string): Promise<VerifiedBackup> {
  const tar = await openTar(path).catch(explained(`${path} cannot be read`));
  try {
    return { tar, manifest: await verify(tar, path, product).catch(explained(`${path} cannot be read`)) };
  } catch (error) {
    await tar.close();
    throw error;
  }
}

async function verify(tar: TarReader, path: string, product: string): Promise<Manifest> {
  const found = new Map<string, EntryFacts>();
  let [text, digest] = ["", ""];
  for await (const entry of tar.entries()) {
    if (entry.name === manifestName) text = (await entry.whole()).toString();
    else if (entry.name === manifestDigestName) digest = (await entry.whole()).toString().trim();
    else {
      if (!isSafe(entry.name)) throw new BackupError(`${path} has an entry that no backup has: ${entry.name}.`);
      const hash = createHash("sha256");
      for await (const chunk of entry.chunks()) hash.update(chunk);
      found.set(entry.name, { bytes: entry.size, sha256: hash.digest("hex") });
    }
  }
  if (!text || !digest)
    throw new BackupError(`${path} lacks its ${text ? manifestDigestName : manifestName}: it is not whole.`);
  if (createHash("sha256").update(text).digest("hex") !== digest)
    throw new BackupError(`${path} is damaged: its ${manifestName} has changed since it was made.`);
  const manifest = parseManifest(text, path, product);
  for (const [name, { sha256 }] of Object.entries(manifest.entries)) {
    const entry = found.get(name);
    if (!entry) throw new BackupError(`${path} lacks ${name}: it is not whole.`);
    if (entry.sha256 !== sha256) throw new BackupError(`${path} is damaged: ${name} has changed since it was made.`);
    found.delete(name);
  }
  for (const name of found.keys()) throw new BackupError(`${path} has an entry that it was not made with: ${name}.`);
  for (const table of manifest.tables)
    for (let part = 1; part <= table.parts; part++)
      if (!manifest.entries[partName(table, part)])
        throw new BackupError(`${path} lacks ${partName(table, part)}: it is not whole.`);
  return manifest;
}

/** An entry must not leave the folder that it is unpacked in. */
function isSafe(name: string): boolean {
  const known = name.startsWith(filesFolder) || name.startsWith("database/");
  return known && !name.split(/[/\\]/).some((step) => ["", ".", ".."].includes(step));
}

function parseManifest(text: string, path: string, product: string): Manifest {
  const given: unknown = JSON.parse(text);
  const newer = (made: unknown) =>
    new BackupError(`${path} is from a newer version (${made}); this is ${product}. Restore it with that version.`);
  if (typeof given !== "object" || given === null) throw new BackupError(`${path} is no backup.`);
  const { format, product: made } = { format: undefined, product: undefined, ...given };
  if (typeof format === "number" && format > manifestFormat) throw newer(made);
  const parsed = manifestSchema.safeParse(given);
  if (!parsed.success) throw new BackupError(`${path} is damaged: its ${manifestName} is not as a backup writes it.`);
  const journal = migrationJournal();
  for (const [index, { when, sha256 }] of parsed.data.migrations.entries()) {
    const own = journal[index];
    if (own?.when !== when || own.sha256 !== sha256) throw newer(made);
  }
  return parsed.data;
}
