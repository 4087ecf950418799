import { CompactEncrypt, type CryptoKey, compactDecrypt, importJWK } from "jose";
import * as z from "zod/mini";
import { type CallOptions, callPlain, openEnvelope, send } from "#lib/client/call-plain.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { readKeysCall } from "#lib/contracts/system/read-keys.ts";

/**
 * A server key and the data for one request to it. `binding` ties the request to a server cookie that scripts cannot
 * read.
 */
interface Channel {
  kid: string;
  key: CryptoKey | Uint8Array;
  nonce: string;
  binding: string;
  /**
   * Server time in milliseconds at this page's time origin. The page's own clock is monotonic, so nobody can set it.
   */
  originMs: number;
}

let waiting: Promise<Channel> | undefined;

/**
 * Sends `wire` as a compact JWE (ECDH-ES, A256GCM) and decrypts the response. A nonce is valid for one request, so
 * concurrent calls fetch one each. Retries once with a new key and nonce when they are outdated: the server rejects
 * both before it decrypts, so the first attempt had no effect.
 */
export async function callEncrypted(call: CallContract, wire: unknown, options: CallOptions): Promise<unknown> {
  try {
    return await exchange(call, wire, options, await takeChannel());
  } catch (error) {
    const outdated =
      error instanceof PortalError && (error.code === "unknown-key" || error.code === "invalid-encryption");
    if (!outdated) throw error;
    return exchange(call, wire, options, await openChannel());
  }
}

async function exchange(call: CallContract, wire: unknown, options: CallOptions, channel: Channel): Promise<unknown> {
  const replyKey = crypto.getRandomValues(new Uint8Array(32));
  const response = await send(call.path, {
    ...options,
    method: call.method,
    headers: { "content-type": "application/jose" },
    body: await sealRequest(call, wire, replyKey, channel),
  });
  const text = await response.text();
  if (response.headers.get("content-type") !== "application/jose") return openEnvelope(parseJson(text), response);
  const { plaintext } = await compactDecrypt(text, replyKey);
  const answer = sealedAnswer.parse(parseJson(new TextDecoder().decode(plaintext)));
  waiting = answer.nonce === undefined ? undefined : Promise.resolve({ ...channel, nonce: answer.nonce });
  return openEnvelope(answer, response);
}

/** Without a nonce the next call fetches keys again. */
const sealedAnswer = z.looseObject({ nonce: z.optional(z.string()) });

function sealRequest(call: CallContract, wire: unknown, replyKey: Uint8Array, channel: Channel): Promise<string> {
  const payload = JSON.stringify({ d: wire, rk: base64url(replyKey) });
  return new CompactEncrypt(new TextEncoder().encode(payload))
    .setProtectedHeader({
      alg: "ECDH-ES",
      enc: "A256GCM",
      typ: "sinag+jwe",
      kid: channel.kid,
      htm: call.method,
      htu: call.path,
      iat: Math.floor((channel.originMs + performance.now()) / 1000),
      jti: channel.nonce,
      bnd: channel.binding,
    })
    .encrypt(channel.key);
}

/** Returns the channel left by the last response, or a new one. */
function takeChannel(): Promise<Channel> {
  const channel = waiting ?? openChannel();
  waiting = undefined;
  return channel;
}

async function openChannel(): Promise<Channel> {
  const { keys, nonce, binding, now } = z.decode(readKeysCall.output, (await callPlain(readKeysCall, {}, {})) as never);
  // Monotonic, so changes of the device's clock have no effect. If it stops while the device sleeps, the nonce has
  // expired by then, and new keys set the time again.
  const originMs = now.getTime() - performance.now();
  for (const curve of ["X25519", "P-256"]) {
    const jwk = keys.find((candidate) => candidate.crv === curve);
    if (!jwk) continue;
    try {
      return { kid: jwk.kid, key: await importJWK(jwk, "ECDH-ES"), nonce, binding, originMs };
    } catch {
      // This browser lacks the curve: try the next one.
    }
  }
  throw new PortalError("unknown", "");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
