import "server-only";
import { hash, randomBytes } from "node:crypto";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";

const nonceTtlMs = 120_000;
const key = (nonce: string) => `nonce:${nonce}`;

/** 256 random bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What ties a nonce to one browser: the digest of its pre-session cookie. */
export function bindingOf(preSession: string): string {
  return hash("sha256", preSession, "base64url");
}

/** A nonce good for one encrypted request of the browser with this binding, for 120 s. */
export async function issueNonce(kv: KeyValueStore, binding: string): Promise<string> {
  const nonce = randomToken();
  await kv.set(key(nonce), binding, nonceTtlMs);
  return nonce;
}

/** Spends a nonce: true once, for its own browser. */
export async function spendNonce(kv: KeyValueStore, nonce: string, binding: string): Promise<boolean> {
  return (await kv.take(key(nonce))) === binding;
}
