import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

export interface Connection {
  /** Remote address of the socket. */
  socketAddress: string;
  /** Number of our own proxies in front; 0 means that clients connect directly. */
  trustedProxies: number;
  /** The public origin, when the site has one. */
  siteOrigin?: string | undefined;
  /** The secret that authenticates the front, when there is one. */
  frontSecret?: string | undefined;
}

/**
 * Headers that only the framework and this server may set. With them a client could change routing or choose the nonce.
 */
const internal =
  /^(x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-now-|x-nonce$|x-front-|x-client-ip$|x-site-status$|content-security-policy)/;
const forwarding = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * Replaces, in place, all claims of a client about itself with verified values. `x-client-ip` is the client's address,
 * and the `x-forwarded-*` headers that the framework reads agree with it. Only the front may set a nonce (`x-nonce`).
 */
export function overwriteForwarding(headers: IncomingHttpHeaders, connection: Connection): void {
  const ip = clientAddress(headers, connection);
  const protocol = clientProtocol(headers, connection);
  const nonce = frontNonce(headers, connection);
  const host = connection.siteOrigin ? new URL(connection.siteOrigin).host : headers.host;
  for (const name of Object.keys(headers)) if (internal.test(name) || forwarding.includes(name)) delete headers[name];
  headers["x-client-ip"] = ip;
  headers["x-forwarded-for"] = ip;
  headers["x-forwarded-proto"] = protocol;
  if (host) headers["x-forwarded-host"] = host;
  if (nonce) headers["x-nonce"] = nonce;
}

/** Returns the nonce placeholder of the front's cached pages. The front replaces it in every response. */
function frontNonce(headers: IncomingHttpHeaders, { frontSecret }: Connection): string | undefined {
  const [given, nonce] = [headers["x-front-secret"], headers["x-front-nonce"]];
  if (!frontSecret || typeof given !== "string" || typeof nonce !== "string") return undefined;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(frontSecret)) && /^[0-9a-f]{32}$/.test(nonce) ? nonce : undefined;
}

/**
 * Returns the client's address. Each trusted proxy appends the address it saw, so the client is counted from the right.
 * The client itself wrote everything further left.
 */
export function clientAddress(headers: IncomingHttpHeaders, { socketAddress, trustedProxies }: Connection): string {
  const claimed = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").map(plainAddress);
  const seen = [...claimed, plainAddress(socketAddress)];
  const address = seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? "";
  return isIP(address) ? address : plainAddress(socketAddress);
}

/** Returns the protocol between the client and the outermost proxy; the inner proxies may not announce it. */
export function clientProtocol(headers: IncomingHttpHeaders, { trustedProxies }: Connection): "http" | "https" {
  const claimed = [headers["x-forwarded-proto"] ?? []].flat().join(",").split(",");
  const outermost = claimed[Math.max(0, claimed.length - trustedProxies)]?.trim();
  return trustedProxies > 0 && outermost === "https" ? "https" : "http";
}

/** Drops zone and port, and writes an IPv4 address on an IPv6 socket as IPv4. */
function plainAddress(text: string): string {
  const trimmed = text.trim().replace(/^\[(.+)\](:\d+)?$/, "$1");
  const address = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(trimmed) ? trimmed.slice(0, trimmed.indexOf(":")) : trimmed;
  return address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}
