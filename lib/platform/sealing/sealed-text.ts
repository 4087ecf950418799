import "server-only";
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from "jose";

/** Identifies the key in what it sealed; absent in what the key `original` sealed. */
type KeyId = string | undefined;

/** Returns the protected header in the order in which jose writes it, so that SQL can compare its encoded form. */
const headerOf = (kid: KeyId) => ({ alg: "dir", enc: "A256GCM", ...(kid !== undefined && { kid }) });

/** Encrypts a text (compact JWE, A256GCM). The id of the key is authenticated with it. */
export function encryptText(text: string, key: Uint8Array, kid: KeyId): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(headerOf(kid)).encrypt(key);
}

/** @throws JOSEError: another key sealed it, or a byte changed */
export async function decryptText(sealed: string, key: Uint8Array): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
  });
  return new TextDecoder().decode(plaintext);
}

/** Returns the id of the key that sealed a text. It is only a claim until the text is decrypted. */
export function keyIdOf(sealed: string): KeyId {
  return decodeProtectedHeader(sealed).kid;
}

/** Returns the beginning of every text that a key sealed. */
export function prefixOf(kid: KeyId): string {
  return `${Buffer.from(JSON.stringify(headerOf(kid))).toString("base64url")}.`;
}
