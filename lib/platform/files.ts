import "server-only";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "#lib/platform/env.ts";

const namePattern = /^[0-9a-f-]{36}\.[a-z]{3,4}$/;

/**
 * Stores a file in DATA_FOLDER, outside every web root, and returns its generated name, which has nothing from the
 * sender.
 */
export async function savePrivateFile(folder: string, bytes: Uint8Array, extension: string): Promise<string> {
  const name = `${crypto.randomUUID()}.${extension}`;
  const path = pathOf(folder, name);
  await mkdir(resolve(path, ".."), { recursive: true, mode: 0o700 });
  await writeFile(path, bytes, { mode: 0o600, flag: "wx" });
  return name;
}

export function readPrivateFile(folder: string, name: string): Promise<Buffer> {
  return readFile(pathOf(folder, name));
}

export async function removePrivateFile(folder: string, name: string): Promise<void> {
  await rm(pathOf(folder, name), { force: true });
}

function pathOf(folder: string, name: string): string {
  if (!namePattern.test(name) || !/^[a-z-]+$/.test(folder)) throw new Error(`not the name of a private file: ${name}`);
  return join(resolve(env().DATA_FOLDER), "files", folder, name);
}
