import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GET as readOpenApi } from "#app/api/openapi/route.ts";
import { type CallContract, commonErrors } from "#lib/contracts/define-call.ts";
import { registry } from "#lib/contracts/registry.ts";
import { errorStatus } from "#lib/kernel/error-codes.ts";
import { openDatabase } from "#lib/platform/database.ts";
import { openApiRoute } from "#lib/portal/openapi-route.ts";
import { validInput } from "#tests/support/arbitrary-input.ts";
import { memberSession } from "#tests/support/identity.ts";
import { type CallFacts, callPortal, type PortalAnswer, portalRequest } from "#tests/support/portal.ts";
import { handlerOf, routePaths } from "#tests/support/routes.ts";
import { scenarios } from "#tests/support/scenarios.ts";

const leak = /\bat \S+ \(|node_modules|\.tsx?:\d+|postgres|ECONN|select .+ from|insert into|\bhash\b.*argon2/i;

/** A refusal is an envelope with a code this call may answer with, in words, and nothing of our insides. */
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
): Promise<{ wire: Record<string, unknown>; facts: CallFacts; fixed: boolean }> {
  const scenario = await scenarios[call.name]?.();
  const role = scenario?.role ?? call.roles[0] ?? "visitor";
  const member = role === "trial" || role === "player" || role === "agent";
  const cookies = scenario?.facts?.cookies ?? (member ? [await memberSession(role)] : []);
  const [sample = {}] = fc.sample(validInput(call), { numRuns: 1, seed: 7 });
  return {
    wire: { ...sample, ...scenario?.wire },
    facts: { ...scenario?.facts, cookies },
    fixed: scenario !== undefined,
  };
}

/** Each run comes from an address of its own: limits have tests of their own. */
let host = 0;
const nextIp = () => `10.${(host >> 16) & 255}.${(host >> 8) & 255}.${host++ & 255}`;

describe.each(registry.map((call) => [call.name, call] as const))("%s", (_, call) => {
  it("API-01 has a route, unknown keys refused, and succeeds with generated valid input", async () => {
    const handler = await handlerOf(call);
    const { wire, facts } = await prepare(call);
    const extra = await callPortal(handler, call, { ...wire, unexpected: "1" }, { ...facts, ip: nextIp() });
    expect(extra.envelope.issues).toContainEqual({ path: "unexpected", key: "unknown-field", params: {} });
    const answer = await callPortal(handler, call, wire, { ...facts, ip: nextIp() });
    expect(answer.envelope, JSON.stringify(answer.envelope)).toMatchObject({ success: true, code: null });
  });

  it("ERR-02 answers any valid input honestly", async () => {
    const handler = await handlerOf(call);
    const { facts } = await prepare(call);
    await fc.assert(
      fc.asyncProperty(validInput(call), async (wire) => {
        expectHonest(call, await callPortal(handler, call, wire, { ...facts, ip: nextIp() }), JSON.stringify(wire));
      }),
      { numRuns: 8, seed: 11 },
    );
  });

  it("ERR-02 answers bad input with a code, never with a fault of ours", async () => {
    const handler = await handlerOf(call);
    const { wire, facts } = await prepare(call);
    const call1 = async (input: Record<string, unknown>, what: string) =>
      expectHonest(call, await callPortal(handler, call, input, { ...facts, ip: nextIp() }), what);
    await call1({}, "nothing");
    for (const name of Object.keys(wire)) {
      const { [name]: _gone, ...rest } = wire;
      await call1(rest, `without ${name}`);
      for (const odd of oddValues)
        await call1({ ...wire, [name]: odd }, `${name} = ${JSON.stringify(odd)?.slice(0, 40)}`);
    }
  }, 120_000);

  it("ERR-02 answers bytes that are no request honestly", async () => {
    const handler = await handlerOf(call);
    if (call.method === "GET") return;
    for (const body of ["", "{", "null", "[]", '"x"', '{"__proto__":{"a":1}}', "\0", "a".repeat(call.maxBytes + 1)]) {
      const request = new Request(portalRequest(call, {}), { method: call.method, body });
      request.headers.set("x-client-ip", nextIp());
      const response = await handler(request);
      expect([body.slice(0, 20), response.status < 500]).toEqual([body.slice(0, 20), true]);
    }
  });
});

describe("API-01 registry", () => {
  it("API-01 has no route without a contract and no name twice", () => {
    expect(routePaths.filter((path) => !registry.some((call) => call.path === path))).toEqual([]);
    expect(new Set(registry.map((call) => call.name)).size).toBe(registry.length);
  });

  it("API-01 has only scenarios of calls that exist", () => {
    expect(Object.keys(scenarios).filter((name) => !registry.some((call) => call.name === name))).toEqual([]);
  });

  const openApi = new Request("http://localhost:3000/api/openapi");

  it("API-01 is published as OpenAPI, every call of it", async () => {
    const response = await readOpenApi(openApi);
    const { openapi, paths } = await response.json();
    expect([response.status, openapi]).toEqual([200, "3.1.1"]);
    const published = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(published.toSorted()).toEqual(registry.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it("HOUSE-10 the OpenAPI document is a 503 with a time to retry while Postgres is away", async () => {
    const db = openDatabase({ url: "postgres://nobody@127.0.0.1:1/nowhere" });
    const response = await openApiRoute({ db })(openApi);
    const { code } = await response.json();
    expect([response.status, code, response.headers.get("retry-after")]).toEqual([503, "service-unavailable", "5"]);
    await db.close();
  });
});
