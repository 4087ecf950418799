import "server-only";
import { hash, randomBytes } from "node:crypto";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";

const nonceTtlMs = 120_000;
const key = (nonce: string) => `nonce:${nonce}`;

/** Returns 256 random bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the digest of a browser's pre-session cookie, which ties a nonce to that browser. */
export function bindingOf(preSession: string): string {
  return hash("sha256", preSession, "base64url");
}

/** Issues a nonce for one encrypted request of the browser with this binding, valid for 120 s. */
export async function issueNonce(kv: KeyValueStore, binding: string): Promise<string> {
  const nonce = randomToken();
  await kv.set(key(nonce), binding, nonceTtlMs);
  return nonce;
}

/** Spends a nonce. True once, and only for the browser it was issued to. */
export async function spendNonce(kv: KeyValueStore, nonce: string, binding: string): Promise<boolean> {
  return (await kv.take(key(nonce))) === binding;
}
