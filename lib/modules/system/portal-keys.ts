import "server-only";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Clock } from "#lib/kernel/clock.ts";
import { newId } from "#lib/kernel/ids.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { jwkSchema } from "#lib/modules/system/jwk.ts";
import {
  deletePortalKeysBefore,
  insertPortalKey,
  listPortalKeys,
  type PortalKeyRow,
} from "#lib/modules/system/store.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";
import { lockUntilCommit } from "#lib/platform/lock-until-commit.ts";
import { seal, unseal } from "#lib/platform/sealing/seal.ts";

const dayMs = 86_400_000;
/** The current and the previous generation are valid, so that a page that is open during a rotation still works. */
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

const readKeys = cachedPerDatabase(async (db) =>
  Promise.all((await listPortalKeys(db)).map((row) => openKey(db, row))),
);

/**
 * Returns the keys a page may encrypt to: the newest generation, one per curve. Creates a generation when the newest is
 * more than a day old.
 */
export async function currentPortalKeys({ db, clock }: KeyServices): Promise<PortalKey[]> {
  const keys = await readKeys(db);
  if (isFresh(keys[0], clock)) return generationOf(keys, keys[0]);
  await db.begin(async (tx) => {
    // One process renews the keys; the others wait and find them renewed.
    await lockUntilCommit(tx, "portal-keys");
    const [newest] = await listPortalKeys(tx);
    if (!isFresh(newest, clock)) await addGeneration(tx, clock.now());
  });
  readKeys.forget(db);
  const renewed = await readKeys(db);
  return generationOf(renewed, renewed[0]);
}

/** Returns the private key for a `kid` that is still valid; undefined otherwise. */
export async function findPortalKey({ db, clock }: KeyServices, kid: string): Promise<PortalKey | undefined> {
  const oldest = clock.now().getTime() - validGenerations * dayMs;
  return (await readKeys(db)).find((key) => key.kid === kid && key.createdAt.getTime() > oldest);
}

/**
 * Adds a generation and removes those that no response names any more. Run daily, or by hand after a leak.
 *
 * @throws not-allowed: for anyone but operators and the system
 */
export async function rotatePortalKeys(context: Pick<Context, "actor" | "db" | "clock">): Promise<void> {
  requireOperatorOrSystem(context);
  const { db, clock } = context;
  await db.begin((tx) => addGeneration(tx, clock.now()));
  readKeys.forget(db);
}

async function addGeneration(tx: Database, createdAt: Date): Promise<void> {
  const generation = newId(createdAt.getTime());
  for (const curve of curves) await insertPortalKey(tx, await newKey(tx, curve, generation, createdAt));
  await deletePortalKeysBefore(tx, new Date(createdAt.getTime() - (validGenerations + 1) * dayMs));
}

function isFresh(newest: { createdAt: Date } | undefined, clock: Clock): boolean {
  return newest !== undefined && clock.now().getTime() - newest.createdAt.getTime() < dayMs;
}

type OpenKey = PortalKey & { createdAt: Date };

function generationOf(keys: OpenKey[], newest: OpenKey | undefined): PortalKey[] {
  return keys.filter((key) => key.createdAt.getTime() === newest?.createdAt.getTime());
}

async function newKey(
  tx: Database,
  curve: (typeof curves)[number],
  generation: string,
  createdAt: Date,
): Promise<PortalKeyRow> {
  const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: curve, extractable: true });
  const kid = `${generation}.${curve}`;
  const publicJwk = { ...(await exportJWK(publicKey)), kid };
  const wrappedPrivateJwk = await seal(tx, JSON.stringify(await exportJWK(privateKey)));
  return { kid, publicJwk, wrappedPrivateJwk, createdAt };
}

async function openKey(db: Database, row: PortalKeyRow): Promise<OpenKey> {
  const privateKey = await importJWK(jwkSchema.parse(JSON.parse(await unseal(db, row.wrappedPrivateJwk))), "ECDH-ES");
  if (privateKey instanceof Uint8Array) throw new Error(`Portal key ${row.kid} is not an asymmetric key`);
  return { kid: row.kid, publicJwk: jwkSchema.parse(row.publicJwk), privateKey, createdAt: row.createdAt };
}
