import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { environmentSecrets, secretId } from "#lib/platform/sealing/environment-secrets.ts";
import {
  addSealingKey,
  listSealingKeys,
  lockNewestKey,
  originalKey,
  removeSealingKey,
  wrappedBy,
} from "#lib/platform/sealing/key-ring.ts";
import { countSealed } from "#lib/platform/sealing/sealed-column.ts";
import { transact } from "#lib/platform/transact.ts";
import { sealedColumns } from "#lib/sealing/sealed-columns.ts";

export interface ListedKey {
  id: string;
  createdAt: Date;
  /** True for the newest key. The others only open. */
  seals: boolean;
  /** Name of the secret that wraps the key; null for `original`, which is derived from it. */
  wrappedBy: string | null;
  /** Number of values per column, those without any left out. */
  sealed: { name: string; count: number }[];
}

export interface KeyList {
  keys: ListedKey[];
  /** Names of the environment's secrets, the first of which seals. */
  secrets: string[];
}

/**
 * Returns the sealing keys, oldest first, with what each has sealed, and the names of the secrets. No key material. For
 * operators and the system.
 * @throws not-allowed: for other actors
 */
export async function listKeys(context: Context): Promise<KeyList> {
  requireOperatorOrSystem(context);
  const rows = await listSealingKeys(context.db);
  const newest = rows.at(-1)?.id;
  const keys: ListedKey[] = [];
  for (const { id, createdAt, wrapped } of rows) {
    const sealed = await sealedBy(context, id);
    keys.push({ id, createdAt, seals: id === newest, wrappedBy: wrappedBy(wrapped), sealed });
  }
  return { keys, secrets: await Promise.all(environmentSecrets().map(secretId)) };
}

/**
 * Adds a key that seals from now on, in every process at once. Older keys still open; the job `re-seal` moves what they
 * sealed. Returns its id. For operators and the system.
 * @throws not-allowed: for other actors
 */
export function rotateKeys(context: Context): Promise<{ id: string }> {
  requireOperatorOrSystem(context);
  return transact(context, async (tx) => {
    const { id: before } = await lockNewestKey(tx.db);
    const id = await addSealingKey(tx.db, tx.clock.now());
    const subject = `sealing-key:${id}`;
    await recordAudit(tx, { action: "sealing-key-added", subject, before: { seals: before }, after: { seals: id } });
    return { id };
  });
}

/**
 * Removes a key under which nothing is sealed any more. For operators and the system.
 * @throws not-allowed: for other actors
 * @throws not-found: the ring has no such key
 * @throws conflict: {sealed} values are sealed under it, or it is the newest key (without a number)
 */
export function retireKey(context: Context, { id }: { id: string }): Promise<{ id: string }> {
  requireOperatorOrSystem(context);
  return transact(context, async (tx) => {
    const rows = await listSealingKeys(tx.db);
    const key = rows.find((row) => row.id === id);
    if (!key) throw new DomainError("not-found");
    if (key.id === rows.at(-1)?.id) throw new DomainError("conflict");
    // Removed before counting: this waits for whoever seals under it now, whose values then count.
    await removeSealingKey(tx.db, id);
    const sealed = (await sealedBy(tx, id)).reduce((sum, { count }) => sum + count, 0);
    if (sealed > 0) throw new DomainError("conflict", { sealed });
    const { createdAt } = key;
    await recordAudit(tx, {
      action: "sealing-key-retired",
      subject: `sealing-key:${id}`,
      before: { createdAt, derived: id === originalKey },
      after: null,
    });
    return { id };
  });
}

async function sealedBy({ db }: Context, keyId: string): Promise<ListedKey["sealed"]> {
  const counts = [];
  for (const column of sealedColumns) counts.push({ name: column.name, count: await countSealed(db, column, keyId) });
  return counts.filter(({ count }) => count > 0);
}
