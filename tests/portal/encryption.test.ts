import { CompactEncrypt, importJWK } from "jose";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { readKeysCall } from "#lib/contracts/system/read-keys.ts";
import { currentPortalKeys, rotatePortalKeys } from "#lib/modules/system/index.ts";
import { services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { publishKeys } from "#lib/portal/http/publish-keys.ts";
import {
  type Channel,
  callPortal,
  openAnswer,
  openChannel,
  portalRequest,
  sealedRequest,
  sealRequest,
} from "#tests/support/calls/portal.ts";

const call = defineCall({
  name: "test.secret",
  summary: "Greets in secret",
  method: "POST",
  path: "/api/portal/test-secret",
  roles: everyone,
  encrypted: true,
  input: z.strictObject({ name: z.string() }),
  output: z.object({ greeting: z.string() }),
});
const handler = portalRoute(call, async (_, { name }) => ({ greeting: `Hello ${name}` }));
const rk = Buffer.alloc(32, 7).toString("base64url");
const payload = { d: { name: "Luz" }, rk };

async function send(channel: Channel, body: unknown = payload, change: (jwe: string) => string = (jwe) => jwe) {
  const request = sealedRequest(call, change(await sealRequest(call, body, channel)), { cookies: [channel.cookie] });
  return openAnswer(await handler(request), Buffer.from(rk, "base64url"));
}

describe("API-03 encrypted calls", () => {
  it("API-03 responses, also errors, are sealed under the request's own key and contain the next nonce", async () => {
    const good = await callPortal(handler, call, { name: "Luz" });
    expect([good.status, good.envelope.value]).toEqual([200, { greeting: "Hello Luz" }]);
    expect(good.response.headers.get("content-type")).toBe("application/jose");
    const bad = await send(await openChannel(), { d: { name: 5 }, rk });
    expect([bad.status, bad.envelope.code]).toEqual([400, "invalid-input"]);
    expect(bad.response.headers.get("content-type")).toBe("application/jose");
    expect([good.nonce, bad.nonce]).toEqual([expect.any(String), expect.any(String)]);
  });

  it("API-03 ERR-02 what is too deep or can't be stored is malformed in a sealed request too", async () => {
    const lists = JSON.parse(`${"[".repeat(3_000)}${"]".repeat(3_000)}`);
    for (const name of [lists, "a\0b", "\ud800"]) {
      const { status, envelope } = await send(await openChannel(), { d: { name }, rk });
      expect([status, envelope.code]).toEqual([400, "malformed-request"]);
    }
    const channel = await openChannel();
    const odd = { ...channel, header: { ...channel.header, jti: "a\0b" } };
    expect((await send(odd)).envelope.code).toBe("invalid-encryption");
  });

  it("API-03 a completed call returns its result without a nonce when the nonce store is unavailable", async () => {
    const channel = await openChannel();
    const { kv } = services();
    const away = async () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
    const losing = portalRoute(call, async () => ({ greeting: "done" }), { kv: { ...kv, set: away } });
    const request = sealedRequest(call, await sealRequest(call, payload, channel), { cookies: [channel.cookie] });
    const answer = await openAnswer(await losing(request), Buffer.from(rk, "base64url"));
    expect([answer.status, answer.envelope.value, answer.nonce]).toEqual([200, { greeting: "done" }, undefined]);
  });

  it("API-03 accepts a nonce once, also in eight parallel requests", async () => {
    const channel = await openChannel();
    const jwe = await sealRequest(call, payload, channel);
    const tries = Array.from({ length: 8 }, () => handler(sealedRequest(call, jwe, { cookies: [channel.cookie] })));
    const statuses = (await Promise.all(tries)).map((response) => response.status).sort();
    expect(statuses).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  });

  it("API-03 accepts the P-256 key as well", async () => {
    const channel = await openChannel();
    const p256 = (await currentPortalKeys(services())).find((key) => key.publicJwk.crv === "P-256");
    const key = { ...p256?.publicJwk, kid: p256?.kid ?? "" };
    expect((await send({ ...channel, key })).status).toBe(200);
  });

  it("API-03 accepts the previous key for a day and returns 409 after it", async () => {
    const channel = await openChannel();
    await rotatePortalKeys({ ...services(), actor: { role: "system", process: "test" } });
    expect((await send(channel)).status).toBe(200);
    const later = { clock: { now: () => new Date(Date.now() + 49 * 3_600_000) } };
    const stale = await openChannel();
    const answer = await portalRoute(
      call,
      async () => ({ greeting: "" }),
      later,
    )(sealedRequest(call, await sealRequest(call, payload, stale, later), { cookies: [stale.cookie] }));
    expect(answer.status).toBe(409);
  });

  const headers: [string, Record<string, unknown>][] = [
    ["another method", { htm: "PUT" }],
    ["another path", { htu: "/api/portal/other" }],
    ["another browser's binding", { bnd: "x".repeat(43) }],
    ["a nonce nobody issued", { jti: "x".repeat(43) }],
    ["an old request", { iat: Math.floor(Date.now() / 1000) - 600 }],
    ["a request from the future", { iat: Math.floor(Date.now() / 1000) + 600 }],
    ["another type", { typ: "JWT" }],
    ["an unknown header", { extra: "x" }],
  ];
  it.each(headers)("API-03 rejects %s with invalid-encryption", async (_, header) => {
    const channel = await openChannel();
    const answer = await send({ ...channel, header: { ...channel.header, ...header } });
    expect([answer.status, answer.envelope.code]).toEqual([400, "invalid-encryption"]);
  });

  it.each([
    [-121, 400],
    [-120, 200],
    [120, 200],
    [121, 400],
  ])("API-03 a request dated %d s from the server's time gets status %d", async (seconds, status) => {
    const now = new Date(Math.floor(Date.now() / 1000) * 1000);
    const timed = portalRoute(call, async () => ({ greeting: "" }), { clock: { now: () => now } });
    const channel = await openChannel();
    const dated = { ...channel, header: { ...channel.header, iat: now.getTime() / 1000 + seconds } };
    const jwe = await sealRequest(call, payload, dated);
    expect((await timed(sealedRequest(call, jwe, { cookies: [channel.cookie] }))).status).toBe(status);
  });

  it("API-03 returns the server's time with its keys", async () => {
    const now = new Date("2026-03-01T04:05:06.789Z");
    const { envelope } = await callPortal(
      portalRoute(readKeysCall, publishKeys, { clock: { now: () => now } }),
      readKeysCall,
      {},
    );
    expect(envelope.value).toMatchObject({ now: now.toISOString() });
  });

  it("API-03 many concurrent first visitors each get a key on each curve", async () => {
    const clock = { now: () => new Date(Date.now() + 10 * 86_400_000) };
    const given = await Promise.all(Array.from({ length: 12 }, () => currentPortalKeys({ ...services(), clock })));
    for (const keys of given)
      expect(keys.map(({ publicJwk }) => publicJwk.crv).toSorted()).toEqual(["P-256", "X25519"]);
  });

  it("API-03 rejects a nonce of another pre-session", async () => {
    const [mine, other] = [await openChannel(), await openChannel()];
    const answer = await send({ ...mine, cookie: other.cookie });
    expect([answer.status, answer.envelope.code]).toEqual([400, "invalid-encryption"]);
  });

  it.each([
    ["a flipped bit", (jwe: string) => jwe.slice(0, -2) + (jwe.endsWith("AA") ? "BB" : "AA")],
    ["no JWE at all", () => "hello"],
    ["JSON", () => JSON.stringify(payload)],
    ["nothing", () => ""],
  ])("API-03 rejects %s with invalid-encryption", async (_, change) => {
    const answer = await send(await openChannel(), payload, change);
    expect([answer.status, answer.envelope.code]).toEqual([400, "invalid-encryption"]);
  });

  it.each([
    ["a list", []],
    ["no reply key", { d: {} }],
    ["a short reply key", { d: {}, rk: "abc" }],
    ["an unknown member", { ...payload, more: 1 }],
  ])("API-03 rejects a payload that is %s", async (_, body) => {
    const answer = await send(await openChannel(), body);
    expect([answer.status, answer.envelope.code]).toEqual([400, "invalid-encryption"]);
  });

  it("API-03 rejects other algorithms", async () => {
    const channel = await openChannel();
    const key = await importJWK(channel.key, "ECDH-ES+A256KW");
    const header = { typ: "sinag+jwe", kid: channel.key.kid, htm: "POST", htu: call.path, iat: 1, ...channel.header };
    for (const [alg, enc] of [
      ["ECDH-ES+A256KW", "A256GCM"],
      ["ECDH-ES", "A128GCM"],
    ] as const) {
      const jwe = await new CompactEncrypt(Buffer.from("{}")).setProtectedHeader({ ...header, alg, enc }).encrypt(key);
      const response = await handler(sealedRequest(call, jwe, { cookies: [channel.cookie] }));
      expect([response.status, (await response.json()).code]).toEqual([400, "invalid-encryption"]);
    }
  });

  it("API-03 never accepts a plain body", async () => {
    const plain = await handler(portalRequest(call, { name: "Luz" }));
    expect(plain.status).toBe(415);
  });

  it("SEC-05 private keys are stored wrapped", async () => {
    await currentPortalKeys(services());
    const rows = await services().db.sql`select public_jwk, wrapped_private_jwk from portal_key`;
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.public_jwk).not.toHaveProperty("d");
      expect(row.wrapped_private_jwk).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
    }
  });
});
