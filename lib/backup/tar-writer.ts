import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { BackupError } from "#lib/backup/backup-error.ts";

export const blockSize = 512;

/** What the manifest keeps of an entry. */
export interface EntryFacts {
  bytes: number;
  sha256: string;
}

export interface TarWriter {
  /** Adds an entry of exactly `size` bytes. */
  add(name: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<EntryFacts>;
  /** Writes the end and waits until everything is on the disk. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Creates a tar archive (POSIX ustar, which every `tar` reads) that only its owner can read. */
export async function createTar(path: string): Promise<TarWriter> {
  const file = await open(path, "wx", 0o600);
  return {
    async add(name, size, content) {
      const hash = createHash("sha256");
      let bytes = 0;
      await file.writeFile(headerOf(name, size));
      for await (const chunk of content) {
        bytes += chunk.length;
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      if (bytes !== size) throw new BackupError(`${name} changed while it was copied. Make the backup again.`);
      await file.writeFile(Buffer.alloc(paddingOf(size)));
      return { bytes, sha256: hash.digest("hex") };
    },
    async finish() {
      await file.writeFile(Buffer.alloc(2 * blockSize));
      await file.sync();
    },
    close: () => file.close(),
  };
}

export const paddingOf = (size: number) => (blockSize - (size % blockSize)) % blockSize;

function headerOf(path: string, size: number): Buffer {
  const { name, prefix } = splitName(path);
  const header = Buffer.alloc(blockSize);
  header.write(name, 0);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write("00000000000\0", 136);
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  header.write(prefix, 345);
  header.write(`${checksumOf(header).toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** Sums a header whose checksum field is blank. */
export function checksumOf(header: Uint8Array): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 0x20 : byte;
  return sum;
}

/** The format has 100 bytes for a name and 155 for the folders before it. */
function splitName(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: "" };
  for (let at = path.indexOf("/"); at > 0; at = path.indexOf("/", at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return { name, prefix };
  }
  throw new BackupError(`${path} is too long a name for a backup.`);
}
