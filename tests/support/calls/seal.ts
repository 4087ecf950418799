import { CompactEncrypt, compactDecrypt, importJWK, type JWK } from "jose";
import type { CallContract } from "#lib/contracts/define-call.ts";

/** Keys for a single encrypted call. Tests may change fields of `header` to check the server's reaction. */
export interface Channel {
  key: JWK & { kid: string };
  header: Record<string, unknown>;
}

export function sealPayload(call: CallContract, payload: unknown, channel: Channel, now: Date): Promise<string> {
  return sealText(call, JSON.stringify(payload), channel, now);
}

export async function sealText(call: CallContract, text: string, channel: Channel, now: Date): Promise<string> {
  const header = {
    alg: "ECDH-ES",
    enc: "A256GCM",
    typ: "sinag+jwe",
    kid: channel.key.kid,
    htm: call.method,
    htu: call.path,
    iat: Math.floor(now.getTime() / 1000),
    ...channel.header,
  };
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader(header)
    .encrypt(await importJWK(channel.key, "ECDH-ES"));
}

/** Returns the text of a sealed response. */
export async function openSealed(text: string, replyKey: Uint8Array): Promise<string> {
  return new TextDecoder().decode((await compactDecrypt(text, replyKey)).plaintext);
}
