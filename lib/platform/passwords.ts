import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (the package's default algorithm) with OWASP's parameters: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** Hashes the password exactly as typed: not trimmed, truncated or case-folded. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** True when the password matches. An account that does not exist (`null`) takes the same time and is always false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
