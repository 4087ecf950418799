import "server-only";
import { base64url } from "jose";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readServiceKeysCall } from "#lib/contracts/system/read-service-keys.ts";
import type { ServiceEntry } from "#lib/contracts/system/service-entry.ts";
import { deriveKey, environmentSecrets, secretId } from "#lib/platform/sealing/environment-secrets.ts";
import { encryptText } from "#lib/platform/sealing/sealed-text.ts";

interface PlainEntry {
  position: string;
  title: string;
  url: string;
}

/**
 * NAV-08: returns the entries with encrypted targets. Their keys are derived, so that every process and every cached
 * page has the same ones without a read of the database.
 */
export async function encryptServiceTargets(entries: readonly PlainEntry[]): Promise<ServiceEntry[]> {
  const [newest] = await serviceKeys();
  return Promise.all(
    entries.map(async ({ position, title, url }) => ({
      csPosition: position,
      title,
      path: await encryptText(url, newest.key, newest.kid),
    })),
  );
}

/** Returns the keys of the targets, one per secret of the environment: a page may be older than the newest secret. */
export async function readServiceKeys(): Promise<OutputOf<typeof readServiceKeysCall>> {
  return { keys: (await serviceKeys()).map(({ kid, key }) => ({ kid, k: base64url.encode(key) })) };
}

interface ServiceKey {
  kid: string;
  key: Uint8Array;
}

let derived: Promise<[ServiceKey, ...ServiceKey[]]> | undefined;

function serviceKeys(): Promise<[ServiceKey, ...ServiceKey[]]> {
  derived ??= deriveAll();
  return derived;
}

async function deriveAll(): Promise<[ServiceKey, ...ServiceKey[]]> {
  const [first = "", ...others] = environmentSecrets();
  const derive = async (secret: string): Promise<ServiceKey> => ({
    kid: await secretId(secret),
    key: await deriveKey(secret, "sinag service targets v1"),
  });
  return [await derive(first), ...(await Promise.all(others.map(derive)))];
}
