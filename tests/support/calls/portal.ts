import type { JWK } from "jose";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { type Envelope, envelope } from "#lib/contracts/envelope.ts";
import { readKeysCall } from "#lib/contracts/system/read-keys.ts";
import { startSession } from "#lib/modules/identity/index.ts";
import { type Services, services } from "#lib/portal/composition/services.ts";
import { type PortalHandler, portalRoute } from "#lib/portal/http/portal-route.ts";
import { publishKeys } from "#lib/portal/http/publish-keys.ts";
import { sessionCookie } from "#lib/portal/http/session-cookie.ts";
import { openSealed, type Channel as SealedChannel, sealPayload } from "#tests/support/calls/seal.ts";

export const origin = "http://localhost:3000";

export interface CallFacts {
  /** Cookie pairs, "name=value". */
  cookies?: string[];
  headers?: Record<string, string>;
  ip?: string;
}

/** Builds a request as our own page sends it. `wire` goes into path, query or body, as the contract says. */
export function portalRequest(call: CallContract, wire: Record<string, unknown>, facts: CallFacts = {}): Request {
  const fields = { ...wire };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name] ?? "missing");
    delete fields[name];
    return encodeURIComponent(value);
  });
  const headers = commonHeaders(facts);
  if (call.method === "GET" || call.method === "DELETE") {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
    return new Request(`${origin}${path}?${query}`, { method: call.method, headers });
  }
  if (call.contentType === "json" && !headers.has("content-type")) headers.set("content-type", "application/json");
  return new Request(`${origin}${path}`, { method: call.method, headers, body: bodyOf(call, fields) });
}

function bodyOf(call: CallContract, fields: Record<string, unknown>): BodyInit {
  if (call.contentType === "json") return JSON.stringify(fields);
  const form = call.contentType === "multipart" ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File && form instanceof FormData) form.set(name, value);
    else form.set(name, String(value));
  }
  return form;
}

function commonHeaders({ cookies = [], headers = {}, ip = "203.0.113.7" }: CallFacts): Headers {
  return new Headers({
    host: "localhost:3000",
    origin,
    "sec-fetch-site": "same-origin",
    "x-client-ip": ip,
    ...(cookies.length > 0 ? { cookie: cookies.join("; ") } : {}),
    ...headers,
  });
}

export interface PortalAnswer {
  status: number;
  envelope: Envelope;
  response: Response;
  /** The next nonce, in sealed responses. */
  nonce?: unknown;
}

/** Calls a handler as the page does, sealed when the contract says so. */
export async function callPortal(
  handler: PortalHandler,
  call: CallContract,
  wire: Record<string, unknown> = {},
  facts: CallFacts = {},
): Promise<PortalAnswer> {
  if (call.encrypted) return callSealed(handler, call, wire, facts);
  const response = await handler(portalRequest(call, wire, facts));
  return { status: response.status, envelope: envelope.parse(await response.json()), response };
}

export interface Channel extends SealedChannel {
  cookie: string;
}

export async function openChannel(facts: CallFacts = {}, given: Partial<Services> = {}): Promise<Channel> {
  const { response, envelope: answer } = await callPortal(
    portalRoute(readKeysCall, publishKeys, given),
    readKeysCall,
    {},
    facts,
  );
  const { keys, nonce, binding } = answer.value as { keys: (JWK & { kid: string })[]; nonce: string; binding: string };
  const key = keys.find((candidate) => candidate.crv === "X25519");
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  if (!key || !cookie) throw new Error("No key or no pre-session");
  return { key, cookie, header: { jti: nonce, bnd: binding } };
}

export async function sealRequest(
  call: CallContract,
  payload: unknown,
  channel: Channel,
  given: Partial<Services> = {},
): Promise<string> {
  return sealPayload(call, payload, channel, services(given).clock.now());
}

export function sealedRequest(call: CallContract, jwe: string, facts: CallFacts = {}): Request {
  const headers = commonHeaders({ ...facts, headers: { "content-type": "application/jose", ...facts.headers } });
  return new Request(`${origin}${call.path}`, { method: call.method, headers, body: jwe });
}

async function callSealed(
  handler: PortalHandler,
  call: CallContract,
  wire: unknown,
  facts: CallFacts,
): Promise<PortalAnswer> {
  const channel = await openChannel(facts);
  const replyKey = crypto.getRandomValues(new Uint8Array(32));
  const jwe = await sealRequest(call, { d: wire, rk: Buffer.from(replyKey).toString("base64url") }, channel);
  const cookies = [...(facts.cookies ?? []), channel.cookie];
  return openAnswer(await handler(sealedRequest(call, jwe, { ...facts, cookies })), replyKey);
}

export async function openAnswer(response: Response, replyKey: Uint8Array): Promise<PortalAnswer> {
  const text = await response.text();
  const sealed = response.headers.get("content-type") === "application/jose";
  const json = sealed ? await openSealed(text, replyKey) : text;
  const parsed = JSON.parse(json);
  return { status: response.status, envelope: envelope.parse(parsed), response, nonce: parsed.nonce };
}

/** Returns a session cookie for a made-up member. For tests of guards, not of accounts. */
export async function sessionFor(
  role: "trial" | "player" | "agent",
  playerId: string = crypto.randomUUID(),
  given: Partial<Services> = {},
  mustChangePassword = false,
): Promise<string> {
  const account = {
    playerId,
    account: "tester",
    role,
    mustChangePassword,
    ip: "203.0.113.7",
    userAgent: "test",
  };
  return (await sessionCookie(await startSession(services(given), account))).split(";")[0] ?? "";
}
