import "server-only";
import { env } from "#lib/platform/env.ts";

const encoder = new TextEncoder();

/** What a key is derived for. One secret gives each purpose a key that says nothing about the others. */
export type Purpose = "sinag seal v1" | "sinag key ring v1" | "sinag secret id v1" | "sinag service targets v1";

/** Returns the secrets of the environment, the one that seals first. All of them open. */
export function environmentSecrets(): readonly string[] {
  const { SESSION_SECRET, OTHER_SESSION_SECRETS } = env();
  return [SESSION_SECRET, ...OTHER_SESSION_SECRETS];
}

/** Derives the 256-bit key of a purpose from a secret (HKDF-SHA256). */
export async function deriveKey(secret: string, purpose: Purpose): Promise<Uint8Array> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveBits"]);
  const parameters = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(purpose) };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 256));
}

/** Returns the name of a secret in lists and headers. It is derived like a key, so it reveals nothing of the secret. */
export async function secretId(secret: string): Promise<string> {
  return Buffer.from(await deriveKey(secret, "sinag secret id v1"))
    .toString("hex")
    .slice(0, 8);
}
