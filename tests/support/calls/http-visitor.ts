import * as z from "zod/mini";
import { openEnvelope } from "#lib/client/call-plain.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import type { CallContract, InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { readKeysCall } from "#lib/contracts/system/read-keys.ts";
import { type Channel, openSealed, sealPayload } from "#tests/support/calls/seal.ts";

/** One HTTP exchange. `status` 0: no response, or an incomplete one. */
export interface Exchange {
  call: CallContract;
  status: number;
  text: string;
}

/** A client with a browser's cookies and its own address, without pages. */
export interface HttpVisitor {
  /** The server for the next requests; several may serve one site. */
  origin: string;
  /**
   * Calls the portal like `callPortal` in the browser.
   * @throws PortalError: with the server's code, or `network`
   */
  call<Call extends CallContract>(call: Call, input: InputOf<Call>): Promise<OutputOf<Call>>;
  get(path: string): Promise<Response>;
  cookies: Map<string, string>;
}

interface Facts {
  origin: string;
  /** Called for every response and every missing one. */
  observe?: (exchange: Exchange) => void;
  /** The server takes it for the client's address when it trusts one proxy. */
  address: string;
}

export function openVisitor({ origin, address, observe = () => {} }: Facts): HttpVisitor {
  let channel: Channel | undefined;

  async function send(
    call: CallContract,
    path: string,
    init: RequestInit,
  ): Promise<{ response: Response; text: string }> {
    try {
      const response = await fetch(`${visitor.origin}${path}`, { ...init, headers: headersOf(visitor, init, address) });
      const text = await response.text();
      keepCookies(visitor.cookies, response);
      observe({ call, status: response.status, text });
      return { response, text };
    } catch (cause) {
      observe({ call, status: 0, text: connectionFault(cause) });
      throw new PortalError("network", "");
    }
  }

  async function callSealed(call: CallContract, wire: unknown): Promise<unknown> {
    const used = channel ?? (await openChannel());
    channel = undefined;
    const replyKey = crypto.getRandomValues(new Uint8Array(32));
    const payload = { d: wire, rk: Buffer.from(replyKey).toString("base64url") };
    const body = await sealPayload(call, payload, used, new Date());
    const { response, text } = await send(call, call.path, {
      method: call.method,
      body,
      headers: { "content-type": "application/jose" },
    });
    if (response.headers.get("content-type") !== "application/jose") return openEnvelope(parseJson(text), response);
    const answer = JSON.parse(await openSealed(text, replyKey));
    observe({ call, status: response.status, text: JSON.stringify(answer) });
    channel = answer.nonce && { ...used, header: { ...used.header, jti: answer.nonce } };
    return openEnvelope(answer, response);
  }

  async function callPlain(call: CallContract, wire: Record<string, unknown>): Promise<unknown> {
    const fields = new Map(Object.entries(wire).filter(([, value]) => value !== undefined));
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = fields.get(name);
      fields.delete(name);
      return encodeURIComponent(String(value));
    });
    if (call.method === "GET" || call.method === "DELETE") {
      const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
      const { response, text } = await send(call, query.size > 0 ? `${path}?${query}` : path, { method: call.method });
      return openEnvelope(parseJson(text), response);
    }
    const init = {
      method: call.method,
      body: JSON.stringify(Object.fromEntries(fields)),
      headers: { "content-type": "application/json" },
    };
    const { response, text } = await send(call, path, init);
    return openEnvelope(parseJson(text), response);
  }

  async function openChannel(): Promise<Channel> {
    const { keys, nonce, binding } = await visitor.call(readKeysCall, {});
    const key = keys.find(({ crv }) => crv === "X25519");
    if (!key) throw new Error("no X25519 key is offered");
    return { key, header: { jti: nonce, bnd: binding } };
  }

  const visitor: HttpVisitor = {
    origin,
    cookies: new Map(),
    async call(call, input) {
      const wire = z.encode(call.input, input) as Record<string, unknown>;
      const answer = call.encrypted ? await callSealed(call, wire) : await callPlain(call, wire);
      return z.decode(call.output, answer as never) as OutputOf<typeof call>;
    },
    get: (path) => fetch(`${visitor.origin}${path}`, { headers: headersOf(visitor, {}, address), redirect: "manual" }),
  };
  return visitor;
}

function headersOf({ origin, cookies }: HttpVisitor, init: RequestInit, address: string): Headers {
  const headers = new Headers(init.headers);
  headers.set("origin", origin);
  headers.set("x-forwarded-for", address);
  headers.set("accept-language", "en");
  if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  return headers;
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    if (/Max-Age=0(;|$)/i.test(line)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** Returns the system's error code, such as ECONNREFUSED. */
function connectionFault(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
