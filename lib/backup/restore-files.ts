import { createWriteStream } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod/mini";
import { ifMissing, siteEntries } from "#lib/backup/data-files.ts";
import { filesFolder } from "#lib/backup/manifest.ts";
import type { TarReader } from "#lib/backup/tar-reader.ts";

/** Files that are being unpacked, for a restore that may still fail. */
const stagingName = "restoring";
/** Files whose database takes its place: while the folder is there, `npm start` refuses. */
const readyName = "restored";
const secretsName = "secrets.json";
const launcherSecrets = z.looseObject({ databasePassword: z.string(), sessionSecret: z.string() });
type LauncherSecrets = z.infer<typeof launcherSecrets>;

/** Reads the secrets that `npm start` has made; undefined where the environment brings them. */
export async function readSecrets(folder: string): Promise<LauncherSecrets | undefined> {
  const text = await readFile(join(folder, secretsName), "utf8").catch(ifMissing(undefined));
  return text === undefined ? undefined : launcherSecrets.parse(JSON.parse(text));
}

/** Reads the secrets that `npm start` had made where the backup was made. */
export async function secretsIn(tar: TarReader): Promise<LauncherSecrets | undefined> {
  for await (const entry of tar.entries())
    if (entry.name === `${filesFolder}${secretsName}`)
      return launcherSecrets.parse(JSON.parse((await entry.whole()).toString()));
  return undefined;
}

/** Unpacks the files of a backup beside those of the site. */
export async function stageFiles(tar: TarReader, folder: string): Promise<void> {
  const staging = join(folder, stagingName);
  await discardFiles(folder);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  for await (const entry of tar.entries()) {
    if (!entry.name.startsWith(filesFolder)) continue;
    const path = join(staging, entry.name.slice(filesFolder.length));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(entry.chunks(), createWriteStream(path, { mode: 0o600, flags: "wx" }));
  }
  const [own, restored] = [await readSecrets(folder), await readSecrets(staging)];
  if (!own || !restored) return;
  // The password belongs to the database server of this machine.
  const merged = { ...restored, databasePassword: own.databasePassword };
  await writeFile(join(staging, secretsName), `${JSON.stringify(merged, null, 2)}\n`, { mode: 0o600 });
}

export async function discardFiles(folder: string): Promise<void> {
  for (const name of [stagingName, readyName]) await rm(join(folder, name), { recursive: true, force: true });
}

/** From here on only the moves of `putFilesInPlace` are left: a restore that is cut off must be run again. */
export async function readyFiles(folder: string): Promise<void> {
  await rename(join(folder, stagingName), join(folder, readyName));
}

/**
 * Puts the unpacked files in place, and what was there aside, with the data of Redis: its sessions belong to the
 * database that was replaced. Returns the folder with what was put aside.
 */
export async function putFilesInPlace(folder: string, now: Date): Promise<string> {
  const ready = join(folder, readyName);
  const aside = join(folder, `before-restore-${now.toISOString().replace(/\D/g, "").slice(0, 14)}`);
  await mkdir(aside, { mode: 0o700 });
  // Replaced in one step: without the password in it, the database of this machine would be lost.
  await copyFile(join(folder, secretsName), join(aside, secretsName)).catch(ifMissing(undefined));
  await rename(join(ready, secretsName), join(folder, secretsName)).catch(ifMissing(undefined));
  const former = (await siteEntries(folder)).filter((name) => name !== secretsName);
  for (const name of [...former, "redis"])
    await rename(join(folder, name), join(aside, name)).catch(ifMissing(undefined));
  for (const name of await siteEntries(ready)) await rename(join(ready, name), join(folder, name));
  await discardFiles(folder);
  return aside;
}
