import { randomBytes } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type CacheKey, cacheKeyOf, reduceTo } from "#lib/web/cache-key.ts";
import { captureResponse } from "#lib/web/captured-response.ts";

/** TTL of a cached page. Its content (status, boards, lists) may be that old by itself. */
const keptMs = 2_000;
/** Maximum number of cached pages, some 250 kB each; the oldest is evicted first. */
const room = 64;
/** The nonce placeholder of cached pages. It is never sent. */
const standIn = randomBytes(16).toString("hex");
/**
 * Every response is compressed, since each has its own nonce. Level 4 makes home 34 kB instead of 39 at level 1, as
 * quickly.
 */
const compression = { level: 4 };
/** Headers of one connection or one body, and headers for caches. */
const dropped = ["connection", "keep-alive", "transfer-encoding", "content-length", "date", "etag", "x-front-cache"];

interface Page {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The body, split at its nonces. */
  parts: readonly Buffer[];
  /** True when the application marks the response as shared. */
  shared: boolean;
  madeAtMs: number;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/**
 * Caches pages of anonymous visitors for two seconds (docs/decisions/0010). Each response has its own nonce in page and
 * policy. A response that the application does not mark as shared goes only to its own request.
 */
export function cachePages(handle: Handle, now: () => number = Date.now): Handle {
  const kept = new Map<string, Page>();
  const making = new Map<string, Promise<Page>>();

  async function make(request: IncomingMessage, key: string, parts: CacheKey): Promise<Page> {
    reduceTo(parts, request.headers);
    request.headers["x-nonce"] = standIn;
    const madeAtMs = now();
    const { status, headers, body } = await captureResponse(request, (response) => handle(request, response));
    const shared = status === 200 && headers["x-front-cache"] === "shared" && headers["set-cookie"] === undefined;
    const page = { status, headers: without(headers), parts: cut(body), shared, madeAtMs };
    kept.delete(key);
    kept.set(key, shared ? page : { ...page, parts: [] });
    const oldest = kept.keys().next().value;
    if (kept.size > room && oldest !== undefined) kept.delete(oldest);
    return page;
  }

  return async function answer(request, response) {
    const parts = cacheKeyOf(request.method, request.url ?? "", request.headers);
    if (!parts) return handle(request, response);
    const key = Object.values(parts).join(" ");
    const zipped = acceptsGzip(request);
    const page = kept.get(key);
    if (page && now() - page.madeAtMs < keptMs) {
      if (!page.shared) return handle(request, response);
      response.setHeader("age", Math.floor((now() - page.madeAtMs) / 1000));
      return send(page, response, zipped);
    }
    const others = making.get(key);
    if (others) {
      const made = await others;
      return made.shared ? send(made, response, zipped) : handle(request, response);
    }
    const own = make(request, key, parts).finally(() => making.delete(key));
    making.set(key, own);
    return send(await own, response, zipped);
  };
}

async function send({ status, headers, parts }: Page, response: ServerResponse, zipped: boolean): Promise<void> {
  const nonce = randomBytes(16).toString("hex");
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, withNonce(value, nonce));
  const body = Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [Buffer.from(nonce), part])));
  response.appendHeader("vary", "accept-encoding");
  if (!zipped || body.length === 0) return void response.end(body);
  response.setHeader("content-encoding", "gzip");
  response.end(await promisify(gzip)(body, compression));
}

function withNonce(value: number | string | string[], nonce: string): number | string | string[] {
  if (typeof value === "number") return value;
  return typeof value === "string"
    ? value.replaceAll(standIn, nonce)
    : value.map((one) => one.replaceAll(standIn, nonce));
}

function without(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
}

/** latin1 keeps every byte, whatever the text's encoding. */
function cut(body: Buffer): Buffer[] {
  return body
    .toString("latin1")
    .split(standIn)
    .map((part) => Buffer.from(part, "latin1"));
}

function acceptsGzip({ headers }: IncomingMessage): boolean {
  return /(?:^|,)\s*(?:gzip|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(headers["accept-encoding"] ?? ""));
}
