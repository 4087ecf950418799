import "server-only";
import { errors } from "jose";
import type { Database } from "#lib/platform/database.ts";
import { deriveKey, environmentSecrets } from "#lib/platform/sealing/environment-secrets.ts";
import { findKey, lockNewestKey, originalKey } from "#lib/platform/sealing/key-ring.ts";
import { decryptText, encryptText, keyIdOf } from "#lib/platform/sealing/sealed-text.ts";

/**
 * Encrypts a text at rest under the newest key of the ring, whose id it carries. Call it in the transaction that stores
 * the result, so that the key is not retired in between.
 */
export async function seal(db: Database, text: string): Promise<string> {
  const { id } = await lockNewestKey(db);
  if (id !== originalKey) return encryptText(text, await ringKey(db, id), id);
  const [original] = await originalKeys();
  return encryptText(text, original, undefined);
}

/**
 * Decrypts a text of `seal`.
 * @throws Error: the ring has no such key, a secret differs, or a byte changed, those of the key's id included
 */
export async function unseal(db: Database, sealed: string): Promise<string> {
  const id = keyIdOf(sealed);
  return id === undefined ? openOriginal(sealed) : decryptText(sealed, await ringKey(db, id));
}

/** True when the ring still has the key of a sealed text. For what is stored outside the database. */
export async function hasSealingKey(db: Database, sealed: string): Promise<boolean> {
  const id = keyIdOf(sealed);
  return id === undefined || (await findKey(db, id)) !== undefined;
}

async function ringKey(db: Database, id: string): Promise<Uint8Array> {
  const key = await findKey(db, id);
  if (!key) throw new Error(`There is no sealing key ${id}.`);
  return key;
}

/** Texts of the key `original` do not name the secret that it was derived from. */
async function openOriginal(sealed: string): Promise<string> {
  let failed: unknown;
  for (const key of await originalKeys()) {
    try {
      return await decryptText(sealed, key);
    } catch (error) {
      if (!(error instanceof errors.JWEDecryptionFailed)) throw error;
      failed = error;
    }
  }
  throw failed;
}

let derived: Promise<[Uint8Array, ...Uint8Array[]]> | undefined;

function originalKeys(): Promise<[Uint8Array, ...Uint8Array[]]> {
  derived ??= deriveOriginals();
  return derived;
}

async function deriveOriginals(): Promise<[Uint8Array, ...Uint8Array[]]> {
  const [first = "", ...others] = environmentSecrets();
  const derive = (secret: string) => deriveKey(secret, "sinag seal v1");
  return [await derive(first), ...(await Promise.all(others.map(derive)))];
}
