import * as z from "zod/mini";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import { reportOwnerLost } from "#lib/client/owner-lost.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { store } from "#lib/client/store.ts";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { type Envelope, envelope } from "#lib/contracts/envelope.ts";
import { pageOwnerHeader } from "#lib/contracts/page-owner.ts";

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request finish when the page is left. */
  keepalive?: boolean;
}

/** Sends `wire`, the encoded input of a call, unencrypted, and returns the still encoded output. */
export async function callPlain(call: CallContract, wire: unknown, options: CallOptions): Promise<unknown> {
  const fields = z.record(z.string(), z.unknown()).parse(wire);
  const path = fillPath(call.path, fields);
  const query = call.method === "GET" || call.method === "DELETE";
  const url = query ? withQuery(path, fields) : path;
  const response = await send(url, { ...options, method: call.method, ...(query ? {} : body(call, fields)) });
  return openEnvelope(await readJson(response), response);
}

function body(call: CallContract, fields: Record<string, unknown>): RequestInit {
  if (call.contentType === "json")
    return { body: JSON.stringify(fields), headers: { "content-type": "application/json" } };
  const form = call.contentType === "multipart" ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob && form instanceof FormData) form.set(name, value);
    else if (value !== undefined) form.set(name, String(value));
  }
  return { body: form };
}

/** Fills `{id}` in the path from the fields and removes it from them. */
function fillPath(template: string, fields: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
}

function withQuery(path: string, fields: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Calls `fetch` with the page's language and the player that the page belongs to.
 * @throws network: when the connection fails
 */
export async function send(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("accept-language", document.documentElement.lang);
  const owner = store.get(pageOwnerAtom);
  if (owner !== undefined) headers.set(pageOwnerHeader, owner);
  try {
    return await fetch(url, { ...init, headers, credentials: "same-origin" });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new PortalError("network", "");
  }
}

async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

/**
 * Returns the value of a success envelope.
 * @throws PortalError: with the envelope's error, or `unknown` when the response is not an envelope
 */
export function openEnvelope(json: unknown, response: Response): unknown {
  const parsed = envelope.safeParse(json);
  if (!parsed.success) throw new PortalError("unknown", "");
  if (parsed.data.success) return parsed.data.value;
  const error = portalErrorOf(parsed.data, response);
  if (error.code === "account-changed") reportOwnerLost("account-changed", error.message);
  throw error;
}

const errorParams = z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {});

function portalErrorOf(answer: Envelope, response: Response): PortalError {
  const seconds = Number(response.headers.get("retry-after"));
  return new PortalError(answer.code ?? "unknown", answer.message ?? "", {
    params: errorParams.parse(answer.value ?? {}),
    ...(answer.issues ? { issues: answer.issues } : {}),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  });
}
