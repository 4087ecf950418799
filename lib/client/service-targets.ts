import { base64url, compactDecrypt, decodeProtectedHeader } from "jose";
import { callPortal } from "#lib/client/call-portal.ts";
import { readServiceKeysCall } from "#lib/contracts/system/read-service-keys.ts";

let waiting: Promise<Map<string, Uint8Array>> | undefined;

/**
 * NAV-08: decrypts the target of a customer-service entry. The keys come once per page, by an encrypted call.
 * @throws PortalError: the keys cannot be read now
 * @throws Error: no key opens the target
 */
export async function openServiceTarget(sealed: string): Promise<string> {
  const { kid = "" } = decodeProtectedHeader(sealed);
  const key = (await serviceKeys()).get(kid);
  if (!key) throw new Error("There is no key for this target");
  const { plaintext } = await compactDecrypt(sealed, key);
  return new TextDecoder().decode(plaintext);
}

function serviceKeys(): Promise<Map<string, Uint8Array>> {
  waiting ??= readServiceKeys().catch((error: unknown) => {
    // The next target asks again.
    waiting = undefined;
    throw error;
  });
  return waiting;
}

async function readServiceKeys(): Promise<Map<string, Uint8Array>> {
  const { keys } = await callPortal(readServiceKeysCall, {});
  return new Map(keys.map(({ kid, k }) => [kid, base64url.decode(k)]));
}
