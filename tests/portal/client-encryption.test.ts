import { decodeProtectedHeader } from "jose";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { readKeysCall } from "#lib/contracts/system/read-keys.ts";
import { currentPortalKeys } from "#lib/modules/system/index.ts";
import { type Services, services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { publishKeys } from "#lib/portal/http/publish-keys.ts";
import { origin } from "#tests/support/calls/portal.ts";

const call = defineCall({
  name: "test.whisper",
  summary: "Repeats in secret",
  method: "POST",
  path: "/api/portal/test-whisper",
  roles: everyone,
  encrypted: true,
  limits: { perAddress: 1_000, perAccount: 1_000 },
  input: z.strictObject({ word: z.string() }),
  output: z.object({ word: z.string() }),
});

/** Services of the server. A test changes its clock or store midway. */
let held: Partial<Services>;
/** Requests of the browser in order: "keys", or the `kid` that sealed a call. */
let asked: string[];
let done: string[];
let cookies: string[];
/** Replaces the server's next response. */
let instead: (() => Response) | undefined;

async function serve(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("cookie", cookies.join("; "));
  for (const [name, value] of Object.entries({ origin, host: "localhost:3000", "sec-fetch-site": "same-origin" }))
    headers.set(name, value);
  const request = new Request(`${origin}${path}`, { ...init, headers });
  const keys = path.startsWith(readKeysCall.path);
  asked.push(keys ? "keys" : String(decodeProtectedHeader(String(init.body)).kid));
  const substitute = keys ? undefined : instead?.();
  if (substitute) {
    instead = undefined;
    return substitute;
  }
  const route = keys
    ? portalRoute(readKeysCall, publishKeys, held)
    : portalRoute(
        call,
        async (_, { word }) => {
          done.push(word);
          return { word };
        },
        held,
      );
  const response = await route(request);
  for (const set of response.headers.getSetCookie()) cookies.push(set.split(";")[0] ?? "");
  return response;
}

/** Loads the client code like a new page, which keeps a key and a nonce between calls. */
async function loadPage() {
  vi.resetModules();
  const { callEncrypted } = await import("#lib/client/call-encrypted.ts");
  return async (word: string) => (await callEncrypted(call, { word }, {})) as { word: string };
}

const kidOf = async (curve: string) =>
  (await currentPortalKeys(services())).find(({ publicJwk }) => publicJwk.crv === curve)?.kid ?? "";

beforeEach(() => {
  held = {};
  asked = [];
  done = [];
  cookies = [];
  instead = undefined;
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("API-03 a page requests keys once and continues with the nonce of each response", async () => {
  const [say, kid] = [await loadPage(), await kidOf("X25519")];
  for (const word of ["one", "two", "three"]) expect(await say(word)).toEqual({ word });
  expect(asked).toEqual(["keys", kid, kid, kid]);
});

it("API-03 overlapping calls each use a nonce of their own and all succeed", async () => {
  const say = await loadPage();
  await say("before");
  const answers = await Promise.all(["a", "b", "c"].map(say));
  expect(answers).toEqual([{ word: "a" }, { word: "b" }, { word: "c" }]);
  expect(asked.filter((what) => what === "keys")).toHaveLength(3);
});

it("API-03 a page with an expired nonce requests keys and retries the call, which runs once", async () => {
  const [say, kid] = [await loadPage(), await kidOf("X25519")];
  await say("before");
  const { kv } = services();
  let forgotten = 1;
  held = { kv: { ...kv, take: async (key) => (forgotten-- > 0 ? null : kv.take(key)) } };
  expect(await say("after")).toEqual({ word: "after" });
  expect(asked.slice(2)).toEqual([kid, "keys", kid]);
  expect(done).toEqual(["before", "after"]);
});

it("API-03 a page with a replaced key requests keys and retries the call", async () => {
  const [say, kid] = [await loadPage(), await kidOf("X25519")];
  await say("before");
  held = { clock: { now: () => new Date(Date.now() + 49 * 3_600_000) } };
  expect(await say("after")).toEqual({ word: "after" });
  expect(asked.slice(2, 4)).toEqual([kid, "keys"]);
  expect(asked[4]).not.toBe(kid);
  expect(done).toEqual(["before", "after"]);
});

it("API-03 retries only once, and never a call that may have run", async () => {
  const say = await loadPage();
  held = { kv: { ...services().kv, take: async () => null } };
  await expect(say("never")).rejects.toMatchObject({ code: "invalid-encryption" });
  expect(asked.filter((what) => what !== "keys")).toHaveLength(2);
  held = {};
  for (const [status, code] of [
    [500, "unknown"],
    [503, "service-unavailable"],
  ] as const) {
    asked = [];
    instead = () => Response.json({ success: false, value: null, message: "", code }, { status });
    await expect(say("once")).rejects.toMatchObject({ name: "PortalError", code });
    expect(asked.filter((what) => what !== "keys")).toHaveLength(1);
  }
  expect(done).toEqual([]);
});

it("API-03 requests keys again after a response without a nonce", async () => {
  const [say, kid] = [await loadPage(), await kidOf("X25519")];
  const { kv } = services();
  const away = async () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
  await say("before");
  held = { kv: { ...kv, set: away } };
  expect(await say("without")).toEqual({ word: "without" });
  held = {};
  expect(await say("after")).toEqual({ word: "after" });
  expect(asked).toEqual(["keys", kid, kid, "keys", kid]);
});

it("API-03 a browser without X25519 uses the P-256 key", async () => {
  const real = crypto.subtle.importKey.bind(crypto.subtle) as (...args: unknown[]) => Promise<CryptoKey>;
  vi.spyOn(crypto.subtle, "importKey").mockImplementation(async (...args: unknown[]) => {
    const [, , algorithm] = args;
    if (JSON.stringify(algorithm).includes("X25519")) throw new DOMException("Unrecognized name", "NotSupportedError");
    return real(...args);
  });
  const say = await loadPage();
  expect(await say("old")).toEqual({ word: "old" });
  expect(asked).toEqual(["keys", await kidOf("P-256")]);
});

it.each([-10, 10])("API-03 requests are dated by the server's clock, so a device %d minutes off works", async (min) => {
  held = { clock: { now: () => new Date(Date.now() - min * 60_000) } };
  const say = await loadPage();
  for (const word of ["one", "two"]) expect(await say(word)).toEqual({ word });
  expect(asked.filter((what) => what === "keys")).toHaveLength(1);
  // Device clocks are also corrected while the page is open.
  const real = Date.now.bind(Date);
  held = { clock: { now: () => new Date(real() - min * 60_000) } };
  vi.spyOn(Date, "now").mockImplementation(() => real() - min * 60_000);
  expect(await say("three")).toEqual({ word: "three" });
  expect(asked.filter((what) => what === "keys")).toHaveLength(1);
});
