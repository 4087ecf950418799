import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

export interface Connection {
  /** Address at the other end of the socket. */
  socketAddress: string;
  /** How many proxies of ours stand in front; 0 means that clients connect directly. */
  trustedProxies: number;
  /** The public origin, when the site has one. */
  siteOrigin?: string | undefined;
  /** What the front proves itself with, when there is one. */
  frontSecret?: string | undefined;
}

/** Names that only the framework and this server may set: with them a client could steer routing or bring a nonce. */
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
 * Replaces, in place, what a client may claim about itself by what is known: `x-client-ip` is the address to use, and
 * the `x-forwarded-*` that the framework reads agree with it. A nonce (`x-nonce`) is the front's to bring, nobody else's.
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

/** The stand-in for a nonce that the front puts into pages it keeps; it replaces it in every answer. */
function frontNonce(headers: IncomingHttpHeaders, { frontSecret }: Connection): string | undefined {
  const [given, nonce] = [headers["x-front-secret"], headers["x-front-nonce"]];
  if (!frontSecret || typeof given !== "string" || typeof nonce !== "string") return undefined;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(frontSecret)) && /^[0-9a-f]{32}$/.test(nonce) ? nonce : undefined;
}

/**
 * Each trusted proxy appends the address it saw, so counted from the right, the client stands just left of the proxies.
 * What stands further left was written by the client.
 */
export function clientAddress(headers: IncomingHttpHeaders, { socketAddress, trustedProxies }: Connection): string {
  const claimed = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").map(plainAddress);
  const seen = [...claimed, plainAddress(socketAddress)];
  const address = seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? "";
  return isIP(address) ? address : plainAddress(socketAddress);
}

/** The protocol between the client and the outermost of our proxies, which may be the only one that says it. */
export function clientProtocol(headers: IncomingHttpHeaders, { trustedProxies }: Connection): "http" | "https" {
  const claimed = [headers["x-forwarded-proto"] ?? []].flat().join(",").split(",");
  const outermost = claimed[Math.max(0, claimed.length - trustedProxies)]?.trim();
  return trustedProxies > 0 && outermost === "https" ? "https" : "http";
}

/** Without zone and port; an IPv4 address that arrived on an IPv6 socket is written as IPv4. */
function plainAddress(text: string): string {
  const trimmed = text.trim().replace(/^\[(.+)\](:\d+)?$/, "$1");
  const address = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(trimmed) ? trimmed.slice(0, trimmed.indexOf(":")) : trimmed;
  return address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}
