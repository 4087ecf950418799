import type { Request } from "autocannon";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import { registerCall } from "#lib/contracts/identity/register.ts";
import { readKeysCall } from "#lib/contracts/system/read-keys.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { issueNonce } from "#lib/portal/http/nonces.ts";
import { preSessionCookieName } from "#lib/portal/http/session-cookie.ts";
import { openVisitor } from "#tests/support/calls/http-visitor.ts";
import { sealPayload } from "#tests/support/calls/seal.ts";
import { emptyPlain, emptySealed, loginPlain } from "../overlay/app/api/portal/bench/calls.ts";

const players = 10;
const password = "lantern-48-copper";

type Make = (count: number) => Promise<Request[]>;

export interface CallBench {
  plain: Make;
  sealed: (curve: string) => Make;
  loginPlain: Make;
  loginSealed: Make;
  close(): Promise<void>;
}

/**
 * Requests are made and sealed before a window begins, each with its own nonce, so that the window measures only the
 * server.
 */
export async function openCallBench(origin: string): Promise<CallBench> {
  const kv = keyValueStore();
  const visitor = openVisitor({ origin, address: freshAddress() });
  const { keys, binding } = await visitor.call(readKeysCall, {});
  const preSession = `${preSessionCookieName}=${visitor.cookies.get(preSessionCookieName)}`;
  const accounts = await Promise.all(Array.from({ length: players }, () => registerAccount(origin)));
  const loginWire = (index: number) => ({
    username: accounts[index % players],
    password,
    type: "username",
    agentSide: false,
  });

  async function sealedRequest(call: CallContract, wire: unknown, curve: string): Promise<Request> {
    const key = keys.find(({ crv }) => crv === curve);
    if (!key) throw new Error(`no key on ${curve}`);
    const channel = { key, header: { jti: await issueNonce(kv, binding), bnd: binding } };
    const replyKey = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
    const body = await sealPayload(call, { d: wire, rk: replyKey }, channel, new Date());
    return request(call, origin, body, { "content-type": "application/jose", cookie: preSession });
  }
  const plainRequest = (call: CallContract, wire: unknown) =>
    request(call, origin, JSON.stringify(wire), { "content-type": "application/json", cookie: preSession });

  return {
    plain: async (count) => many(count, () => plainRequest(emptyPlain, {})),
    sealed: (curve) => (count) => Promise.all(many(count, () => sealedRequest(emptySealed, {}, curve))),
    loginPlain: async (count) => many(count, (index) => plainRequest(loginPlain, loginWire(index))),
    loginSealed: (count) => Promise.all(many(count, (index) => sealedRequest(loginCall, loginWire(index), "X25519"))),
    close: () => kv.close(),
  };
}

function request(call: CallContract, origin: string, body: string, headers: Record<string, string>): Request {
  const common = {
    origin,
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": freshAddress(),
    "accept-language": "en",
  };
  return { method: "POST", path: call.path, body, headers: { ...common, ...headers } };
}

async function registerAccount(origin: string): Promise<string> {
  const username = `b${crypto.randomUUID().slice(0, 11).replace("-", "")}`;
  const common = {
    agreed: true,
    domain: "localhost",
    registerUrl: origin,
    registerMethod: "WEB",
    login: true,
  } as const;
  const input = { username, password, confirmPassword: password, ...common };
  await openVisitor({ origin, address: freshAddress() }).call(registerCall, input);
  return username;
}

const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

let addresses = 0;

/** Returns a new address per request, because rate limits count per address. */
function freshAddress(): string {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
