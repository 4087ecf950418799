import { createHash } from "node:crypto";
import { link, mkdir, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { BackupError, explained } from "#lib/backup/backup-error.ts";
import { dataFiles, ifMissing } from "#lib/backup/data-files.ts";
import { type Snapshot, withSnapshot } from "#lib/backup/database-snapshot.ts";
import {
  filesFolder,
  fingerprintOf,
  type Manifest,
  manifestDigestName,
  manifestFormat,
  manifestName,
  partName,
} from "#lib/backup/manifest.ts";
import { createTar, type TarWriter } from "#lib/backup/tar-writer.ts";

const compress = promisify(gzip);
/** Rows are collected up to this size before they are compressed: memory does not grow with the database. */
const partBytes = 4 << 20;

/** What a backup is made of, and what it is restored into. */
export interface Site {
  /** Postgres as the owner. */
  databaseUrl: string;
  dataFolder: string;
  sessionSecret: string;
  /** Earlier or coming secrets, which open as well. */
  otherSecrets: readonly string[];
  /** Version of the product. */
  product: string;
}

/**
 * Writes a backup of one moment into a new file, while the product runs. The file has its name only once it is whole.
 * @throws BackupError
 */
export async function writeBackup(site: Site, path: string, now: Date): Promise<{ manifest: Manifest; bytes: number }> {
  const draft = `${path}.${process.pid}`;
  const cannotWrite = explained(`${path} cannot be written`);
  if (await stat(path).catch(ifMissing(undefined)).catch(cannotWrite))
    throw new BackupError(`${path} is there already. Name another file.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch(cannotWrite);
  const tar = await createTar(draft).catch(cannotWrite);
  try {
    const manifest = await withSnapshot(site.databaseUrl, (snapshot) => fill(tar, snapshot, site, now)).catch(
      explained("The backup was not made"),
    );
    await tar.finish().catch(cannotWrite);
    // Unlike a rename, a link never replaces a file.
    await link(draft, path).catch(cannotWrite);
    return { manifest, bytes: (await stat(path)).size };
  } finally {
    await tar.close();
    await rm(draft, { force: true });
  }
}

async function fill(tar: TarWriter, snapshot: Snapshot, site: Site, now: Date): Promise<Manifest> {
  const manifest: Manifest = {
    format: manifestFormat,
    product: site.product,
    madeAt: now.toISOString(),
    migrations: snapshot.migrations,
    tables: [],
    sequences: [],
    entries: {},
    secretFingerprint: fingerprintOf(site.sessionSecret),
  };
  // After the snapshot was taken: every file that its rows name is there.
  for await (const { path, size, content } of dataFiles(site.dataFolder)) {
    const name = `${filesFolder}${path}`;
    manifest.entries[name] = await tar.add(name, size, content);
  }
  for (const table of snapshot.tables) {
    let [rows, parts] = [0, 0];
    for await (const part of partsOf(snapshot.read(table))) {
      parts += 1;
      rows += linesIn(part);
      const name = partName(table, parts);
      const compressed = await compress(part);
      manifest.entries[name] = await tar.add(name, compressed.length, [compressed]);
    }
    manifest.tables.push({ ...table, rows, parts });
  }
  manifest.sequences = await snapshot.readSequences();
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  await tar.add(manifestName, text.length, [text]);
  const digest = Buffer.from(`${createHash("sha256").update(text).digest("hex")}\n`);
  await tar.add(manifestDigestName, digest.length, [digest]);
  return manifest;
}

async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let collected: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    collected.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(collected);
    [collected, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(collected);
}

/** COPY writes one line per row; a line break inside a value is escaped. */
export function linesIn(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}
