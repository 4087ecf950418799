import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineCall, everyone, members, realMembers } from "#lib/contracts/define-call.ts";
import { money } from "#lib/contracts/wire.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { addRegionRule, removeRegionRules, setMaintenance } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { callPortal, portalRequest, sessionFor } from "#tests/support/calls/portal.ts";

const echo = defineCall({
  name: "test.echo",
  summary: "Doubles an amount",
  method: "POST",
  path: "/api/portal/test-echo",
  roles: everyone,
  input: z.strictObject({ amount: money }),
  output: z.object({ amount: money }),
  limits: { perAddress: 1_000, perAccount: 1_000 },
});
const double = async (_: Context, { amount }: { amount: bigint }) => ({ amount: amount * 2n });
const handler = portalRoute(echo, double);
/** A stream may only be sent like this; the types of the browser do not know it. */
const half = (init: RequestInit): RequestInit => Object.assign(init, { duplex: "half" });

/** A client that goes away in the middle: the framework's stream fails with a code that outages have as well. */
const brokenOff = () =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"amount"')),
    pull: (stream) => stream.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
const system: Context = { ...services(), actor: { role: "system", process: "test" } };

afterEach(async () => {
  await setMaintenance(system, { maintenance: false, allowList: [], message: "" });
  await removeRegionRules(system);
});

describe("portalRoute", () => {
  it("API-02 a valid call returns a value without a code, with money as a decimal string", async () => {
    const { status, envelope, response } = await callPortal(handler, echo, { amount: "12.50" });
    expect([status, envelope]).toEqual([200, { success: true, value: { amount: "25.00" }, message: null, code: null }]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it.each([
    ["a number for money", { amount: 12 }, "amount", "invalid-value"],
    ["a finer amount than the ledger keeps", { amount: "1.001" }, "amount", "amount-format"],
    ["a missing field", {}, "amount", "required"],
    ["an unknown field", { amount: "1", extra: 1 }, "extra", "unknown-field"],
  ])("ERR-02 names the field for %s", async (_, wire, path, key) => {
    const { status, envelope } = await callPortal(handler, echo, wire);
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ success: false, code: "invalid-input" });
    expect(envelope.issues).toContainEqual(expect.objectContaining({ path, key }));
  });

  it.each([
    ["text that is no JSON", "{", 400, "malformed-request"],
    ["a list", "[]", 400, "malformed-request"],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), 400, "malformed-request"],
    ["8,000 lists in each other", `{"amount":${"[".repeat(8_000)}${"]".repeat(8_000)}}`, 400, "malformed-request"],
    ["2,500 objects in each other", `${`{"a":`.repeat(2_500)}1${"}".repeat(2_500)}`, 400, "malformed-request"],
    ["half of a surrogate pair", '{"amount":"\\ud800"}', 400, "malformed-request"],
    ["half of a surrogate pair as a name", '{"amount":"1","\\udc00":1}', 400, "malformed-request"],
    ["a number beyond all numbers", '{"amount":1e999}', 400, "invalid-input"],
    ["a field that is a prototype", '{"amount":"1","__proto__":{"admin":true}}', 400, "invalid-input"],
    ["a body that breaks off", brokenOff(), 400, "malformed-request"],
    ["a body over the limit", JSON.stringify({ amount: "1".repeat(20_000) }), 413, "payload-too-large"],
  ])("ERR-02 rejects %s", async (_, body, status, code) => {
    const request = new Request(portalRequest(echo, {}), half({ body, method: "POST" }));
    const response = await handler(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, code });
  });

  it("SEC-01 rejects other media types, foreign origins and requests without an origin", async () => {
    const cases: [Record<string, string>, number, string][] = [
      [{ "content-type": "text/plain" }, 415, "unsupported-media-type"],
      [{ "content-encoding": "gzip" }, 415, "unsupported-media-type"],
      [{ "sec-fetch-site": "cross-site" }, 403, "origin-refused"],
      [{ "sec-fetch-site": "same-site" }, 403, "origin-refused"],
      [{ origin: "https://evil.example" }, 403, "origin-refused"],
      [{ origin: "null" }, 403, "origin-refused"],
    ];
    for (const [headers, status, code] of cases) {
      const answer = await callPortal(
        handler,
        echo,
        { amount: "1" },
        { headers: { "content-type": "application/json", ...headers } },
      );
      expect([headers, answer.status, answer.envelope.code]).toEqual([headers, status, code]);
    }
    const bare = new Request(portalRequest(echo, { amount: "1" }));
    bare.headers.delete("origin");
    bare.headers.delete("sec-fetch-site");
    expect((await handler(bare)).status).toBe(403);
  });

  it("API-02 responds in the language of the page", async () => {
    const answer = await callPortal(handler, echo, {}, { headers: { "accept-language": "fil" } });
    const english = await callPortal(handler, echo, {});
    expect(answer.envelope.message).not.toBe(english.envelope.message);
  });

  it("SEC-02 limits calls per address and returns when to retry", async () => {
    const clock = { now: () => new Date("2026-01-01T00:00:10Z") };
    const limited = portalRoute({ ...echo, name: "test.limited", limits: { perAddress: 2, perAccount: 9 } }, double, {
      clock,
    });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await callPortal(limited, echo, { amount: "1" })).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await callPortal(limited, echo, { amount: "1" });
    expect(refused.response.headers.get("retry-after")).toBe("50");
    expect((await callPortal(limited, echo, { amount: "1" }, { ip: "203.0.113.8" })).status).toBe(200);
  });

  it("SEC-24 limits calls per network: the IPv6 addresses of one customer count together", async () => {
    const limited = portalRoute({ ...echo, name: "test.network", limits: { perAddress: 1, perAccount: 9 } }, double);
    const statusFrom = async (ip: string) => (await callPortal(limited, echo, { amount: "1" }, { ip })).status;
    expect(await statusFrom("2001:db8:1:2::1")).toBe(200);
    expect(await statusFrom("2001:db8:1:2::9")).toBe(429);
    expect(await statusFrom("2001:db8:1:3::1")).toBe(200);
  });

  it("SEC-02 limits calls per account across addresses", async () => {
    const limited = portalRoute({ ...echo, name: "test.account", limits: { perAddress: 99, perAccount: 1 } }, double);
    const cookies = [await sessionFor("player")];
    expect((await callPortal(limited, echo, { amount: "1" }, { cookies, ip: "203.0.113.20" })).status).toBe(200);
    expect((await callPortal(limited, echo, { amount: "1" }, { cookies, ip: "203.0.113.21" })).status).toBe(429);
  });

  it.each([
    [members, "visitor", 401, "not-logged-in"],
    [members, "trial", 200, null],
    [realMembers, "trial", 403, "need-real-account"],
    [realMembers, "player", 200, null],
    [["agent"] as const, "player", 403, "not-allowed"],
    [["agent"] as const, "agent", 200, null],
  ] as const)("SEC-03 checks roles %j for a %s", async (roles, role, status, code) => {
    const guarded = portalRoute({ ...echo, name: "test.guarded", roles }, double);
    const cookies = role === "visitor" ? [] : [await sessionFor(role)];
    const answer = await callPortal(guarded, echo, { amount: "1" }, { cookies });
    expect([answer.status, answer.envelope.code]).toEqual([status, code]);
  });

  it("SEC-03 treats a forged or foreign session cookie as no session", async () => {
    const guarded = portalRoute({ ...echo, name: "test.forged", roles: members }, double);
    for (const cookie of ["__Host-session=abc", "__Host-session=", (await sessionFor("player")).replace("*", "*0")]) {
      expect((await callPortal(guarded, echo, { amount: "1" }, { cookies: [cookie] })).status).toBe(401);
    }
  });

  it("SEC-04 requires a login for money calls after the session was idle", async () => {
    let now = new Date("2026-01-01T00:00:00Z");
    const given = { clock: { now: () => now } };
    const call = { ...echo, name: "test.money", roles: members, needsRecentSession: true };
    const money = portalRoute(call, double, given);
    const plain = portalRoute({ ...call, needsRecentSession: false }, double, given);
    const cookies = [await sessionFor("player", undefined, given)];
    now = new Date("2026-01-01T00:29:00Z");
    expect((await callPortal(money, echo, { amount: "1" }, { cookies })).status).toBe(200);
    now = new Date("2026-01-01T01:00:00Z");
    const late = await callPortal(money, echo, { amount: "1" }, { cookies });
    expect([late.status, late.envelope.code]).toEqual([401, "session-expired"]);
    expect((await callPortal(plain, echo, { amount: "1" }, { cookies })).status).toBe(200);
    expect((await callPortal(money, echo, { amount: "1" }, { cookies })).status).toBe(401);
  });

  it("SITE-06 returns 503 in maintenance and 451 for a blocked address, except for exempt calls", async () => {
    const exempt = portalRoute({ ...echo, name: "test.exempt", exemptFromStatus: true }, double);
    await addRegionRule(system, { effect: "deny", kind: "cidr", value: "198.51.100.0/24" });
    const blocked = await callPortal(handler, echo, { amount: "1" }, { ip: "198.51.100.9" });
    expect([blocked.status, blocked.envelope.code]).toEqual([451, "region-blocked"]);
    await setMaintenance(system, { maintenance: true, allowList: ["203.0.113.99"] });
    const down = await callPortal(handler, echo, { amount: "1" });
    expect([down.status, down.envelope.code]).toEqual([503, "maintenance"]);
    expect(down.response.headers.get("retry-after")).toBeTruthy();
    expect((await callPortal(handler, echo, { amount: "1" }, { ip: "203.0.113.99" })).status).toBe(200);
    expect((await callPortal(exempt, echo, { amount: "1" })).status).toBe(200);
  });

  it("ERR-02 hides the cause of an unexpected error", async () => {
    const broken = portalRoute(echo, async () => {
      throw new Error("select secret from vault");
    });
    const { status, envelope } = await callPortal(broken, echo, { amount: "1" });
    expect([status, envelope.code]).toEqual([500, "unknown"]);
    expect(JSON.stringify(envelope)).not.toContain("vault");
  });

  it("HOUSE-10 returns 503 with Retry-After when Postgres is unavailable", async () => {
    const away = portalRoute(echo, async () => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    });
    const answer = await callPortal(away, echo, { amount: "1" });
    expect([answer.status, answer.envelope.code, answer.response.headers.get("retry-after")]).toEqual([
      503,
      "service-unavailable",
      "5",
    ]);
  });

  it("API-02 returns the parameters of an error as value", async () => {
    const refusing = portalRoute(echo, async () => {
      throw new DomainError("not-found", { id: "7" });
    });
    expect((await callPortal(refusing, echo, { amount: "1" })).envelope.value).toEqual({ id: "7" });
  });
});
