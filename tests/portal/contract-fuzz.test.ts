import fc from "fast-check";
import { exportJWK, generateKeyPair } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { GET as readOpenApi } from "#app/api/openapi/route.ts";
import { type CallContract, commonErrors } from "#lib/contracts/define-call.ts";
import { wireSchema } from "#lib/contracts/openapi.ts";
import { registry } from "#lib/contracts/registry.ts";
import { errorStatus } from "#lib/kernel/error-codes.ts";
import { saveCatalogue } from "#lib/modules/games/index.ts";
import { gameCodes } from "#lib/originals/registry.ts";
import { openDatabase } from "#lib/platform/database.ts";
import { adapters } from "#lib/portal/composition/vendor-adapters.ts";
import { openApiRoute } from "#lib/portal/http/openapi-route.ts";
import { validInput } from "#tests/support/calls/arbitrary-input.ts";
import {
  type CallFacts,
  type Channel,
  callPortal,
  openChannel,
  type PortalAnswer,
  portalRequest,
  sealedRequest,
  sealRequest,
} from "#tests/support/calls/portal.ts";
import { handlerOf, routePaths } from "#tests/support/calls/routes.ts";
import { scenarios } from "#tests/support/calls/scenarios.ts";
import { system } from "#tests/support/fixtures/catalogue.ts";
import { memberSession } from "#tests/support/fixtures/identity.ts";

/** Saves in-house games that the initial migration does not list. */
beforeAll(() => saveCatalogue(system, adapters, { vendors: [], games: [] }));

const leak = /\bat \S+ \(|node_modules|\.tsx?:\d+|postgres|ECONN|select .+ from|insert into|\bhash\b.*argon2/i;

/** Expects an envelope: an error has a declared code and a message, and nothing internal leaks. */
function expectHonest(call: CallContract, { status, envelope }: PortalAnswer, what: string): void {
  const text = JSON.stringify(envelope);
  expect(status, `${what}: ${text}`).toBeLessThan(500);
  expect(leak.test(text), text).toBe(false);
  if (envelope.success) return;
  const codes: readonly string[] = [...commonErrors, ...call.errors];
  expect(codes, what).toContain(envelope.code);
  expect(envelope.message, what).toBeTruthy();
  expect(errorStatus[envelope.code as keyof typeof errorStatus]).toBe(status);
}

const oddValues: unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  true,
  "",
  " ",
  "0",
  "-1",
  "1e9",
  "NaN",
  "ä¸Š😀",
  "a\0b",
  "'; drop table player;--",
  "%",
  "../../etc/passwd",
  "x".repeat(5_000),
  [],
  [1],
  {},
  { $ne: null },
  "00000000-0000-0000-0000-000000000000",
];

async function prepare(
  call: CallContract,
  name: string,
): Promise<{ wire: Record<string, unknown>; facts: CallFacts; fixed: boolean }> {
  const scenario = await scenarios[name]?.();
  const role = scenario?.role ?? call.roles[0] ?? "visitor";
  const member = role === "trial" || role === "player" || role === "agent";
  const cookies = scenario?.facts?.cookies ?? (member ? [await memberSession(role)] : []);
  const fits = (input: object) =>
    name === call.name || z.safeParse(call.input, { ...input, ...scenario?.wire }).success;
  const [sample = {}] = fc.sample(validInput(call).filter(fits), { numRuns: 1, seed: 7 });
  return {
    wire: { ...sample, ...scenario?.wire },
    facts: { ...scenario?.facts, cookies },
    fixed: scenario !== undefined,
  };
}

/** Each run uses its own address, because rate limits are tested elsewhere. */
let host = 0;
const nextIp = () => `10.${(host >> 16) & 255}.${(host >> 8) & 255}.${host++ & 255}`;

/** Every call, once per input variant that has its own scenario. */
const cases = registry.flatMap((call) => {
  const shapes = Object.keys(scenarios).filter((name) => name.startsWith(`${call.name} `));
  return (shapes.length > 0 ? shapes : [call.name]).map((name) => [name, call] as const);
});

describe.each(cases)("%s", (name, call) => {
  it("API-01 has a route, rejects unknown keys and succeeds with generated valid input", async () => {
    const handler = await handlerOf(call);
    const { wire, facts } = await prepare(call, name);
    const extra = await callPortal(handler, call, { ...wire, unexpected: "1" }, { ...facts, ip: nextIp() });
    expect(extra.envelope.issues).toContainEqual({ path: "unexpected", key: "unknown-field", params: {} });
    const answer = await callPortal(handler, call, wire, { ...facts, ip: nextIp() });
    expect(answer.envelope, JSON.stringify(answer.envelope)).toMatchObject({ success: true, code: null });
  });

  it("ERR-02 returns a success or a declared error for any valid input", async () => {
    const handler = await handlerOf(call);
    const { facts } = await prepare(call, name);
    await fc.assert(
      fc.asyncProperty(validInput(call), async (wire) => {
        expectHonest(call, await callPortal(handler, call, wire, { ...facts, ip: nextIp() }), JSON.stringify(wire));
      }),
      { numRuns: 8, seed: 11 },
    );
  });

  it("ERR-02 returns a declared error for bad input, never a 5xx", async () => {
    const handler = await handlerOf(call);
    const { wire, facts } = await prepare(call, name);
    const call1 = async (input: Record<string, unknown>, what: string) =>
      expectHonest(call, await callPortal(handler, call, input, { ...facts, ip: nextIp() }), what);
    await call1({}, "nothing");
    for (const field of Object.keys(wire)) {
      const { [field]: _gone, ...rest } = wire;
      await call1(rest, `without ${field}`);
      for (const odd of oddValues)
        await call1({ ...wire, [field]: odd }, `${field} = ${JSON.stringify(odd)?.slice(0, 40)}`);
    }
  }, 120_000);

  it("ERR-02 returns a declared error for malformed bodies", async () => {
    const handler = await handlerOf(call);
    if (call.method === "GET" || call.encrypted) return;
    for (const body of ["", "{", "null", "[]", '"x"', '{"__proto__":{"a":1}}', "\0", "a".repeat(call.maxBytes + 1)]) {
      const request = new Request(portalRequest(call, {}), { method: call.method, body });
      request.headers.set("x-client-ip", nextIp());
      if (call.contentType === "json") request.headers.set("content-type", "application/json");
      const response = await handler(request);
      if (body.length > call.maxBytes) expect(response.status).toBe(413);
      expect([body.slice(0, 20), response.status < 500]).toEqual([body.slice(0, 20), true]);
    }
  });
});

describe.each(cases.filter(([, { method }]) => method === "GET"))("%s", (name, call) => {
  it("API-02 takes an empty optional parameter as one that is not given", async () => {
    const { properties = {}, required = [] } = wireSchema(call.input) as { properties?: object; required?: string[] };
    const { wire, facts } = await prepare(call, name);
    const given = Object.entries(wire).filter(([field]) => required.includes(field));
    const empty = Object.keys(properties).filter((field) => !required.includes(field));
    const input = { ...Object.fromEntries(empty.map((field) => [field, ""])), ...Object.fromEntries(given) };
    const { envelope } = await callPortal(await handlerOf(call), call, input, { ...facts, ip: nextIp() });
    expect([input, envelope.code]).toEqual([input, null]);
  });
});

const encrypted = registry.filter((call) => call.encrypted).map((call) => [call.name, call] as const);

/** Invalid encryption is rejected before the call is known, unencrypted, and always with the same response. */
describe.each(encrypted)("%s", (_, call) => {
  const rk = Buffer.alloc(32, 7).toString("base64url");
  const jweOf = (channel: Channel, change: Record<string, unknown> = {}, key = channel.key) =>
    sealRequest(call, { d: {}, rk }, { ...channel, key, header: { ...channel.header, ...change } });
  const send = async (body: BodyInit, channel: Channel) => {
    const facts = { cookies: [channel.cookie], ip: nextIp() };
    const request = new Request(sealedRequest(call, "", facts), { method: call.method, body });
    request.headers.set("content-type", "application/jose");
    const response = await (await handlerOf(call))(request);
    const text = await response.text();
    expect(leak.test(text), text).toBe(false);
    expect(response.headers.get("content-type"), text).toContain("application/json");
    return [response.status, JSON.parse(text).code];
  };
  const refused = [400, "invalid-encryption"];

  it("ERR-02 API-03 rejects bytes that are not a JWE, and parts of one", async () => {
    const channel = await openChannel({ ip: nextIp() });
    const jwe = await jweOf(channel);
    const [header = "", , ...rest] = jwe.split(".");
    const bytes = crypto.getRandomValues(new Uint8Array(900));
    const none = ["", "\0", "null", "{}", '{"d":{}}', "....", "a.b.c.d.e", "é".repeat(50), bytes, header, `${jwe}.x`];
    const cut = [0.1, 0.5, 0.9].map((part) => jwe.slice(0, Math.floor(jwe.length * part)));
    const swapped = [header, "AAAA", ...rest].join(".");
    for (const body of [...none, ...cut, jwe.slice(0, -4), swapped])
      expect([String(body).slice(0, 20), ...(await send(body, channel))]).toEqual([
        String(body).slice(0, 20),
        ...refused,
      ]);
  });

  it("ERR-02 rejects an oversized body before decrypting it", async () => {
    const channel = await openChannel({ ip: nextIp() });
    const jwe = await jweOf(channel);
    expect(await send(jwe.padEnd(call.maxBytes + 1, "A"), channel)).toEqual([413, "payload-too-large"]);
    expect(await send("A".repeat(call.maxBytes), channel)).toEqual(refused);
  });

  it("API-03 rejects a foreign key under a known id, and returns 409 for an unknown id", async () => {
    const channel = await openChannel({ ip: nextIp() });
    const { publicKey } = await generateKeyPair("ECDH-ES", { crv: "X25519", extractable: true });
    const foreign = await exportJWK(publicKey);
    expect(await send(await jweOf(channel, {}, { ...foreign, kid: channel.key.kid }), channel)).toEqual(refused);
    expect(await send(await jweOf(channel, {}, { ...foreign, kid: "nobody's" }), channel)).toEqual([
      409,
      "unknown-key",
    ]);
  });

  it("API-03 rejects requests that are too old or too new, meant for another call, or replayed", async () => {
    const channel = await openChannel({ ip: nextIp() });
    const nowSeconds = Math.floor(Date.now() / 1000);
    for (const change of [
      { iat: nowSeconds - 600 },
      { iat: nowSeconds + 600 },
      { htu: "/api/portal/elsewhere" },
      { htm: "GET" },
      { jti: "x".repeat(43) },
    ])
      expect([change, ...(await send(await jweOf(channel, change), channel))]).toEqual([change, ...refused]);
    const [handler, jwe] = [await handlerOf(call), await jweOf(channel)];
    const first = await handler(sealedRequest(call, jwe, { cookies: [channel.cookie], ip: nextIp() }));
    expect(first.headers.get("content-type"), "the nonce is good until then").toBe("application/jose");
    expect(await send(jwe, channel)).toEqual(refused);
  });
});

describe("API-01 registry", () => {
  it("API-01 has no route without a contract and no duplicate name", () => {
    expect(routePaths.filter((path) => !registry.some((call) => call.path === path))).toEqual([]);
    expect(new Set(registry.map((call) => call.name)).size).toBe(registry.length);
  });

  it("API-01 has scenarios only for existing calls", () => {
    expect(Object.keys(scenarios).filter((name) => !registry.some((call) => call.name === name.split(" ")[0]))).toEqual(
      [],
    );
  });

  const openApi = new Request("http://localhost:3000/api/openapi");

  it("API-01 the OpenAPI document contains every call", async () => {
    const response = await readOpenApi(openApi);
    const { openapi, paths } = await response.json();
    expect([response.status, openapi]).toEqual([200, "3.1.1"]);
    const published = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(published.toSorted()).toEqual(registry.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it("API-01 a call with input variants is published with each, without path parameters in the body", async () => {
    const { paths } = await (await readOpenApi(openApi)).json();
    const { parameters, requestBody } = paths["/api/portal/originals/{game}/rounds"].post;
    const codes = gameCodes.map((game) => expect.objectContaining({ const: game }));
    expect(parameters).toEqual([{ name: "game", in: "path", required: true, schema: { oneOf: codes } }]);
    const bodies = requestBody.content["application/json"].schema.oneOf;
    const fields = bodies.map(({ properties }: { properties: object }) => Object.keys(properties).toSorted());
    expect(fields).toContainEqual(["direction", "idempotencyKey", "stake", "target"]);
    expect(fields).toContainEqual(["idempotencyKey", "stake"]);
  });

  it("HOUSE-10 the OpenAPI document is a 503 with Retry-After while Postgres is unavailable", async () => {
    const db = openDatabase({ url: "postgres://nobody@127.0.0.1:1/nowhere" });
    const response = await openApiRoute({ db })(openApi);
    const { code } = await response.json();
    expect([response.status, code, response.headers.get("retry-after")]).toEqual([503, "service-unavailable", "5"]);
    await db.close();
  });
});
