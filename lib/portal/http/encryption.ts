import "server-only";
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from "jose";
import { z } from "zod";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { findPortalKey } from "#lib/modules/system/index.ts";
import { isServiceAway } from "#lib/platform/unavailable.ts";
import type { Services } from "#lib/portal/composition/services.ts";
import { bindingOf, issueNonce, spendNonce } from "#lib/portal/http/nonces.ts";
import { cookieOf, preSessionCookieName } from "#lib/portal/http/session-cookie.ts";

/** Most clocks are closer than this; the nonce is what stops a replay. */
const clockToleranceMs = 120_000;

// Anything not named here is refused, `zip` and `crit` included (RFC 8725: allow-list what may be decrypted).
const headerSchema = z.strictObject({
  alg: z.literal("ECDH-ES"),
  enc: z.literal("A256GCM"),
  typ: z.literal("sinag+jwe"),
  epk: z.record(z.string(), z.string()),
  kid: z.string().max(100),
  htm: z.string(),
  htu: z.string(),
  iat: z.int(),
  jti: z.string().max(100),
  bnd: z.string().max(100),
});

const payloadSchema = z.strictObject({ d: z.unknown(), rk: z.string().regex(/^[\w-]{43}$/) });

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What an encrypted request carried, and the way to answer it. */
export interface OpenedRequest {
  data: unknown;
  seal(envelope: object): Promise<string>;
}

/**
 * Opens a compact JWE. Every failure is the one code `invalid-encryption`, so that nobody learns which part was wrong;
 * only an outdated key has a code of its own (`unknown-key`), on which a page fetches the keys once more.
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
  if (!meant || binding === null || header.bnd !== binding || ageMs > clockToleranceMs) throw refused();
  await limit();
  // One trip for both. An answer for which the store has no next nonce brings none: what was done is told all the same.
  const [spent, nonce] = await Promise.all([
    spendNonce(services.kv, header.jti, binding),
    issueNonce(services.kv, binding).catch(ifAway),
  ]);
  if (!spent) throw refused();
  const { d, rk } = await decrypt(jwe, key.privateKey);
  return { data: d, seal: (envelope) => sealAnswer({ ...envelope, nonce }, rk) };
}

function readHeader(jwe: string): z.output<typeof headerSchema> {
  try {
    return headerSchema.parse(decodeProtectedHeader(jwe));
  } catch (cause) {
    throw refused(cause);
  }
}

async function decrypt(jwe: string, privateKey: CryptoKey): Promise<z.output<typeof payloadSchema>> {
  try {
    const { plaintext } = await compactDecrypt(jwe, privateKey);
    return payloadSchema.parse(JSON.parse(utf8.decode(plaintext)));
  } catch (cause) {
    throw refused(cause);
  }
}

/** Errors are sealed as well; each answer brings the next nonce, so a page asks for keys once. */
function sealAnswer(answer: object, replyKey: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(answer)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(Buffer.from(replyKey, "base64url"));
}

function ifAway(error: unknown): undefined {
  if (!isServiceAway(error)) throw error;
}

function refused(cause?: unknown): DomainError {
  return new DomainError("invalid-encryption", {}, { cause });
}
