import { type FileHandle, open } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { BackupError } from "#lib/backup/backup-error.ts";
import { blockSize, checksumOf, paddingOf } from "#lib/backup/tar-writer.ts";

const readSize = 1 << 20;

export interface TarEntry {
  name: string;
  size: number;
  /** Reads the content, at most a megabyte at a time. */
  chunks(): AsyncGenerator<Buffer>;
  /** Reads a small entry whole. */
  whole(): Promise<Buffer>;
}

export interface TarReader {
  /** Reads the entries from the beginning. @throws BackupError: the archive is cut off or no archive */
  entries(): AsyncGenerator<TarEntry>;
  close(): Promise<void>;
}

/** Opens an archive of `createTar`. The same open file is read twice: to verify it, then to restore it. */
export async function openTar(path: string): Promise<TarReader> {
  const file = await open(path);
  return { entries: () => entriesOf(file, path), close: () => file.close() };
}

async function* entriesOf(file: FileHandle, path: string): AsyncGenerator<TarEntry> {
  for (let at = 0; ; ) {
    const header = await readAt(file, path, at, blockSize);
    if (header.every((byte) => byte === 0)) {
      // Two empty blocks end an archive.
      await readAt(file, path, at + blockSize, blockSize);
      return;
    }
    const { name, size } = parseHeader(header, path, at === 0);
    const start = at + blockSize;
    const chunks = () => contentOf(file, path, start, size);
    yield { name, size, chunks, whole: () => buffer(chunks()) };
    at = start + size + paddingOf(size);
  }
}

async function* contentOf(file: FileHandle, path: string, start: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; done += readSize)
    yield await readAt(file, path, start + done, Math.min(readSize, size - done));
}

async function readAt(file: FileHandle, path: string, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let got = 0;
  while (got < length) {
    const { bytesRead } = await file.read(bytes, got, length - got, at + got);
    if (bytesRead === 0)
      throw new BackupError(`${path} is cut off: it ends in the middle. Copy it again, or use another.`);
    got += bytesRead;
  }
  return bytes;
}

function parseHeader(header: Buffer, path: string, first: boolean): { name: string; size: number } {
  const text = (from: number, length: number) => header.toString("utf8", from, from + length).replace(/\0.*$/s, "");
  const [prefix, size] = [text(345, 155), Number.parseInt(text(124, 12), 8)];
  if (text(257, 5) !== "ustar" || Number.parseInt(text(148, 8), 8) !== checksumOf(header) || Number.isNaN(size))
    throw new BackupError(first ? `${path} is no backup.` : `${path} is damaged: it has no entry where one begins.`);
  return { name: [...(prefix ? [prefix] : []), text(0, 100)].join("/"), size };
}
