import "server-only";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Clock } from "#lib/kernel/clock.ts";
import { newId } from "#lib/kernel/ids.ts";
import { cachedPerDatabase } from "#lib/modules/system/cached-per-database.ts";
import { jwkSchema } from "#lib/modules/system/jwk.ts";
import {
  deletePortalKeysBefore,
  insertPortalKey,
  listPortalKeys,
  type PortalKeyRow,
} from "#lib/modules/system/store.ts";
import type { Database } from "#lib/platform/database.ts";
import { seal, unseal } from "#lib/platform/sealed.ts";

const dayMs = 86_400_000;
/** Current and previous are valid, so a page open over a rotation still works. */
const validGenerations = 2;
const curves = ["X25519", "P-256"] as const;

export interface PortalKey {
  kid: string;
  publicJwk: JWK;
  privateKey: CryptoKey;
}

interface KeyServices {
  db: Database;
  clock: Clock;
}

const readKeys = cachedPerDatabase(async (db) => Promise.all((await listPortalKeys(db)).map(openKey)));

/** The keys a page may encrypt to: the newest generation, one per curve. Makes one when none is a day old or younger. */
export async function currentPortalKeys({ db, clock }: KeyServices): Promise<PortalKey[]> {
  const keys = await readKeys(db);
  const newest = keys[0];
  if (newest && clock.now().getTime() - newest.createdAt.getTime() < dayMs) return generationOf(keys, newest);
  await rotatePortalKeys({ db, clock });
  return generationOf(await readKeys(db), (await readKeys(db))[0]);
}

/** The private key for a `kid` that is still valid; undefined otherwise. */
export async function findPortalKey({ db, clock }: KeyServices, kid: string): Promise<PortalKey | undefined> {
  const oldest = clock.now().getTime() - validGenerations * dayMs;
  return (await readKeys(db)).find((key) => key.kid === kid && key.createdAt.getTime() > oldest);
}

/** Adds a generation and removes those that no answer names any more. Run daily, or by hand after a leak. */
export async function rotatePortalKeys({ db, clock }: KeyServices): Promise<void> {
  const createdAt = clock.now();
  const generation = newId(createdAt.getTime());
  await db.begin(async (tx) => {
    for (const curve of curves) await insertPortalKey(tx, await newKey(curve, generation, createdAt));
    await deletePortalKeysBefore(tx, new Date(createdAt.getTime() - (validGenerations + 1) * dayMs));
  });
  readKeys.forget(db);
}

type OpenKey = PortalKey & { createdAt: Date };

function generationOf(keys: OpenKey[], newest: OpenKey | undefined): PortalKey[] {
  return keys.filter((key) => key.createdAt.getTime() === newest?.createdAt.getTime());
}

async function newKey(curve: (typeof curves)[number], generation: string, createdAt: Date): Promise<PortalKeyRow> {
  const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: curve, extractable: true });
  const kid = `${generation}.${curve}`;
  const publicJwk = { ...(await exportJWK(publicKey)), kid };
  return { kid, publicJwk, wrappedPrivateJwk: await seal(JSON.stringify(await exportJWK(privateKey))), createdAt };
}

async function openKey(row: PortalKeyRow): Promise<OpenKey> {
  const privateKey = await importJWK(jwkSchema.parse(JSON.parse(await unseal(row.wrappedPrivateJwk))), "ECDH-ES");
  if (privateKey instanceof Uint8Array) throw new Error(`Portal key ${row.kid} is not an asymmetric key`);
  return { kid: row.kid, publicJwk: jwkSchema.parse(row.publicJwk), privateKey, createdAt: row.createdAt };
}
