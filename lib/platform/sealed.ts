import "server-only";
import { CompactEncrypt, compactDecrypt } from "jose";
import { env } from "#lib/platform/env.ts";

let key: Promise<Uint8Array> | undefined;

/**
 * Encrypts a text at rest with SESSION_SECRET (A256GCM, key by HKDF-SHA256): private keys in the database, cookie
 * payloads.
 */
export async function seal(text: string): Promise<string> {
  const plain = new TextEncoder().encode(text);
  return new CompactEncrypt(plain).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(await secretKey());
}

/** Decrypts a text of `seal`; throws when the secret differs or a byte changed. */
export async function unseal(sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, await secretKey(), {
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
  });
  return new TextDecoder().decode(plaintext);
}

function secretKey(): Promise<Uint8Array> {
  key ??= deriveKey(env().SESSION_SECRET);
  return key;
}

async function deriveKey(secret: string): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveBits"]);
  const parameters = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode("sinag seal v1") };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 256));
}
