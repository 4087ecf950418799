import "server-only";
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from "jose";
import { z } from "zod";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { findPortalKey } from "#lib/modules/system/index.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import type { Services } from "#lib/portal/composition/services.ts";
import { bindingOf, issueNonce, spendNonce } from "#lib/portal/http/nonces.ts";
import { cookieOf, preSessionCookieName } from "#lib/portal/http/session-cookie.ts";

/** Most clocks deviate less than this; the nonce prevents replay. */
const clockToleranceMs = 120_000;

// Rejects all other headers, including `zip` and `crit` (RFC 8725: allow-list the algorithms for decryption).
const headerSchema = z.strictObject({
  alg: z.literal("ECDH-ES"),
  enc: z.literal("A256GCM"),
  typ: z.literal("sinag+jwe"),
  epk: z.record(z.string(), z.string()),
  kid: z.string().max(100),
  htm: z.string(),
  htu: z.string(),
  iat: z.int(),
  // The nonce becomes a key of a store that does not keep every sign.
  jti: z.string().regex(/^[\w-]{1,100}$/),
  bnd: z.string().max(100),
});

const payloadSchema = z.strictObject({ d: z.unknown(), rk: z.string().regex(/^[\w-]{43}$/) });

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The content of an encrypted request and the function that encrypts its response. */
export interface OpenedRequest {
  data: unknown;
  seal(envelope: object): Promise<string>;
}

/**
 * Opens a compact JWE. Every error has the code `invalid-encryption`, so nobody learns which part was wrong. Only an
 * outdated key has a code of its own (`unknown-key`): the page then fetches the keys once more.
 */
export async function openRequest(
  call: CallContract,
  request: Request,
  body: Uint8Array,
  services: Services,
  limit: () => Promise<void>,
): Promise<OpenedRequest> {
  const jwe = Buffer.from(body).toString("latin1");
  const header = readHeader(jwe);
  const key = await findPortalKey(services, header.kid);
  if (!key) throw new DomainError("unknown-key");
  const preSession = cookieOf(request.headers, preSessionCookieName);
  const binding = preSession ? bindingOf(preSession) : null;
  const ageMs = Math.abs(services.clock.now().getTime() - header.iat * 1000);
  const meant = header.htm === call.method && header.htu === new URL(request.url).pathname;
  if (!meant || binding === null || header.bnd !== binding || ageMs > clockToleranceMs) throw invalidEncryption();
  await limit();
  // One round trip for both. When the store has no next nonce, the response goes out without one: its result still
  // counts.
  const [spent, nonce] = await Promise.all([
    spendNonce(services.kv, header.jti, binding),
    issueNonce(services.kv, binding).catch(ifAway),
  ]);
  if (!spent) throw invalidEncryption();
  const { d, rk } = await decrypt(jwe, key.privateKey);
  return { data: d, seal: (envelope) => sealAnswer({ ...envelope, nonce }, rk) };
}

function readHeader(jwe: string): z.output<typeof headerSchema> {
  try {
    return headerSchema.parse(decodeProtectedHeader(jwe));
  } catch (cause) {
    throw invalidEncryption(cause);
  }
}

async function decrypt(jwe: string, privateKey: CryptoKey): Promise<z.output<typeof payloadSchema>> {
  try {
    const { plaintext } = await compactDecrypt(jwe, privateKey);
    return payloadSchema.parse(JSON.parse(utf8.decode(plaintext)));
  } catch (cause) {
    throw invalidEncryption(cause);
  }
}

/** Errors are encrypted as well. Each response brings the next nonce, so a page fetches keys only once. */
function sealAnswer(answer: object, replyKey: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(answer)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(Buffer.from(replyKey, "base64url"));
}

function ifAway(error: unknown): undefined {
  if (!isServiceUnavailable(error)) throw error;
}

function invalidEncryption(cause?: unknown): DomainError {
  return new DomainError("invalid-encryption", {}, { cause });
}
