import "server-only";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { env } from "#lib/platform/env.ts";

export const encryptedMediaType = "application/jose";

const mediaTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
} as const;

/** Checks a request before its body is read: method, announced size, media type, origin. */
export function checkRequest(call: CallContract, request: Request): void {
  if (request.method !== call.method) throw new DomainError("method-not-allowed");
  if (Number(request.headers.get("content-length") ?? 0) > call.maxBytes) throw new DomainError("payload-too-large");
  if (call.method !== "GET") {
    checkMediaType(call, request);
    checkOrigin(request);
  }
}

function checkMediaType(call: CallContract, request: Request): void {
  // No client of ours compresses a body, and a short one could become a long one.
  const coding = request.headers.get("content-encoding") ?? "identity";
  if (coding.toLowerCase() !== "identity") throw new DomainError("unsupported-media-type");
  const given = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (call.method === "DELETE" && given === undefined) return;
  if (given !== (call.encrypted ? encryptedMediaType : mediaTypes[call.contentType])) {
    throw new DomainError("unsupported-media-type");
  }
}

/**
 * Prevents cross-site request forgery: browsers send the origin of a request (Fetch Metadata, else Origin). A request
 * without either is not from a browser. It may only carry a bearer token, which no other site can make a browser send.
 */
function checkOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site !== null && site !== "same-origin") throw new DomainError("origin-refused");
  if (origin !== null && origin !== ownOrigin(request)) throw new DomainError("origin-refused");
  if (site === null && origin === null && !request.headers.has("authorization"))
    throw new DomainError("origin-refused");
}

/** Returns the public origin: the configured one, or in demo mode the one this request was sent to. */
export function ownOrigin(request: Request): string {
  const configured = env().SITE_ORIGIN;
  if (configured) return new URL(configured).origin;
  const host = request.headers.get("host");
  return host ? `http://${host}` : new URL(request.url).origin;
}

/**
 * Reads at most `maxBytes`, whatever size the request announced, and aborts a body that exceeds them.
 * @throws malformed-request: the connection ended before the body did
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of request.body ?? []) {
      total += chunk.byteLength;
      if (total > maxBytes) throw new DomainError("payload-too-large");
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof DomainError ? cause : new DomainError("malformed-request", {}, { cause });
  }
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
