import "server-only";
import { asc, desc, eq } from "drizzle-orm";
import { sealingKey } from "#db/schema/sealing.ts";
import { newId } from "#lib/kernel/ids.ts";
import type { Database } from "#lib/platform/database.ts";
import { deriveKey, environmentSecrets, secretId } from "#lib/platform/sealing/environment-secrets.ts";
import { decryptText, encryptText, keyIdOf } from "#lib/platform/sealing/sealed-text.ts";

/** The key of the first release: derived from the secret of the environment, and not named in what it sealed. */
export const originalKey = "original";

export type SealingKeyRow = typeof sealingKey.$inferSelect;

/** Opened keys by id. Ids are unique everywhere and a key never changes, so all databases of a process share them. */
const opened = new Map<string, Uint8Array>();

/** Returns all keys, oldest first: the last one seals. */
export function listSealingKeys({ orm }: Database): Promise<SealingKeyRow[]> {
  return orm.select().from(sealingKey).orderBy(asc(sealingKey.position));
}

/**
 * Returns the key that seals, and keeps it in the ring until the open transaction ends: a retirement waits, and then
 * counts what was sealed meanwhile.
 */
export async function lockNewestKey({ orm }: Database): Promise<SealingKeyRow> {
  const [newest] = await orm.select().from(sealingKey).orderBy(desc(sealingKey.position)).limit(1).for("key share");
  if (!newest) throw new Error("The ring has no key: is the database migrated?");
  return newest;
}

/** Returns the key of an id; undefined when the ring has none. Reads the ring again for a key that another process added. */
export async function findKey({ orm }: Database, id: string): Promise<Uint8Array | undefined> {
  const known = opened.get(id);
  if (known) return known;
  const [row] = await orm.select().from(sealingKey).where(eq(sealingKey.id, id));
  return row?.wrapped ? unwrap(row.id, row.wrapped) : undefined;
}

/** Adds a random key, which seals from the commit on. Returns its id. */
export async function addSealingKey({ orm }: Database, createdAt: Date): Promise<string> {
  const id = newId(createdAt.getTime());
  await orm
    .insert(sealingKey)
    .values({ id, wrapped: await wrap(crypto.getRandomValues(new Uint8Array(32))), createdAt });
  return id;
}

/** Removes a key. Waits for transactions that seal under it. */
export async function removeSealingKey({ orm }: Database, id: string): Promise<void> {
  await orm.delete(sealingKey).where(eq(sealingKey.id, id));
  opened.delete(id);
}

/** Wraps every key under the first secret of the environment. Returns how many another secret had wrapped. */
export async function rewrapSealingKeys(db: Database): Promise<number> {
  const [first = ""] = environmentSecrets();
  const current = await secretId(first);
  let rewrapped = 0;
  for (const { id, wrapped } of await listSealingKeys(db)) {
    if (wrapped === null || keyIdOf(wrapped) === current) continue;
    await db.orm
      .update(sealingKey)
      .set({ wrapped: await wrap(await unwrap(id, wrapped)) })
      .where(eq(sealingKey.id, id));
    rewrapped += 1;
  }
  return rewrapped;
}

/** Returns the name of the secret that wrapped a key; null for `original`, which is derived. */
export function wrappedBy(wrapped: string | null): string | null {
  return wrapped === null ? null : (keyIdOf(wrapped) ?? null);
}

async function wrap(key: Uint8Array): Promise<string> {
  const [secret = ""] = environmentSecrets();
  const text = Buffer.from(key).toString("base64url");
  return encryptText(text, await deriveKey(secret, "sinag key ring v1"), await secretId(secret));
}

/** @throws Error: no secret of the environment wrapped it */
async function unwrap(id: string, wrapped: string): Promise<Uint8Array> {
  const by = wrappedBy(wrapped);
  for (const secret of environmentSecrets()) {
    if ((await secretId(secret)) !== by) continue;
    const text = await decryptText(wrapped, await deriveKey(secret, "sinag key ring v1"));
    const key = new Uint8Array(Buffer.from(text, "base64url"));
    opened.set(id, key);
    return key;
  }
  throw new Error(`The sealing key ${id} needs the secret ${by}: add it to OTHER_SESSION_SECRETS.`);
}
