import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * What the data folder has besides secrets and files: services with their data, programs and logs, facts of a running
 * product, backups and what a restore put aside. Everything else is part of a backup, whatever its name.
 */
const leftOut = [
  /^(postgres|redis|logs|backups|restoring|restored)$/,
  /^postgres[-.]/,
  /^running\.json/,
  /^before-restore-/,
  /\.(log|tar)$/,
  // Drafts of files that are being written.
  /\.\d+$/,
];

/** Returns the names at the top of the data folder that belong to the site. */
export async function siteEntries(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ifMissing([]));
  return names.filter((name) => !leftOut.some((pattern) => pattern.test(name))).sort();
}

export interface DataFile {
  /** Path inside the data folder, with `/`. */
  path: string;
  size: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Reads every file of the site, one after another. A file that is removed meanwhile is left out. */
export async function* dataFiles(folder: string): AsyncGenerator<DataFile> {
  for (const name of await siteEntries(folder)) yield* filesBelow(folder, name);
}

async function* filesBelow(folder: string, path: string): AsyncGenerator<DataFile> {
  const place = join(folder, path);
  const facts = await stat(place).catch(ifMissing(undefined));
  if (facts?.isDirectory()) {
    const names = await readdir(place).catch(ifMissing([]));
    for (const name of names.sort()) yield* filesBelow(folder, `${path}/${name}`);
  }
  const file = facts?.isFile() ? await open(place).catch(ifMissing(undefined)) : undefined;
  if (!file) return;
  try {
    const { size } = await file.stat();
    yield { path, size, content: size === 0 ? [] : file.createReadStream({ end: size - 1, autoClose: false }) };
  } finally {
    await file.close();
  }
}

/** Returns `instead` for what is not there. */
export function ifMissing<Value>(instead: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return instead;
    throw error;
  };
}
