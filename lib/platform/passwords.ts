import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (the package's default algorithm) as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** The password as it was typed: never trimmed, cut or folded. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes as long for an account that does not exist (`null`) as for one that does, and is then always false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
