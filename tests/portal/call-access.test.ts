import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { readLiveCall } from "#lib/contracts/live/read-live.ts";
import { pages } from "#lib/contracts/pages.ts";
import { registry } from "#lib/contracts/registry.ts";
import { startSession } from "#lib/modules/identity/index.ts";
import { setMaintenance } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { sessionCookie } from "#lib/portal/http/session-cookie.ts";
import {
  callsBeforePasswordChange,
  callsOfRecentSessions,
  callsWhileClosed,
  encryptedCalls,
  pagesWhileClosed,
  portalRoles,
  rolesOfCalls,
  rolesOfPages,
} from "#tests/support/calls/access-table.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { createTestAccount, freshAddress, memberSession } from "#tests/support/fixtures/identity.ts";

const calls = registry.map((call) => [call.name, call] as const);
const roleRefusals = ["not-logged-in", "not-allowed", "need-real-account"];

const account = createTestAccount("player");
const anHourAgo = { clock: { now: () => new Date(Date.now() - 3_600_000) } };

/** Each request gets its own session, because some calls end it. */
const sessions: Readonly<Record<string, () => Promise<string>>> = {
  trial: () => memberSession("trial"),
  player: () => memberSession("player"),
  agent: () => memberSession("agent"),
  operator: operatorSession,
  due: async () => sessionFor("player", (await account).id, {}, true),
  idled: async () => sessionFor("player", (await account).id, anHourAgo),
};

/** Forges an operator's session with access to the store. The product never creates one. */
async function operatorSession(): Promise<string> {
  const held = services();
  const account = { playerId: crypto.randomUUID(), account: "ana", mustChangePassword: false, ip: "", userAgent: "" };
  const id = await startSession(held, { ...account, role: "agent" });
  const record = JSON.parse((await held.kv.get(`session:${id}`)) ?? "{}");
  await held.kv.set(`session:${id}`, JSON.stringify({ ...record, role: "operator", operator: "ana" }), 60_000);
  return (await sessionCookie(id)).split(";")[0] ?? "";
}

async function send(call: CallContract, who: string) {
  const cookie = await sessions[who]?.();
  const facts = { ip: freshAddress(), ...(cookie && { cookies: [cookie] }) };
  const { status, envelope } = await callPortal(await handlerOf(call), call, {}, facts);
  return { status, code: envelope.code ?? "" };
}

/**
 * SEC-03: a role that is not listed is rejected before the input is parsed. An operator's session counts as a visitor.
 */
async function expectRoles(call: CallContract): Promise<void> {
  for (const role of [...portalRoles, "operator" as const]) {
    const { status, code } = await send(call, role);
    const counted = role === "operator" ? "visitor" : role;
    const refused = roleRefusals.includes(code);
    if (rolesOfCalls[call.name]?.includes(counted)) expect([role, refused]).toEqual([role, false]);
    else expect([role, status, refused]).toEqual([role, counted === "visitor" ? 401 : 403, true]);
  }
}

/** Expects a guard that lets some calls through and rejects all others with the same error. */
async function expectGuard(call: CallContract, who: string, refusal: [number, string], refused: boolean) {
  const { status, code } = await send(call, who);
  if (refused) expect([who, status, code]).toEqual([who, ...refusal]);
  else expect([who, code]).not.toEqual([who, refusal[1]]);
}

// The contract fuzz tests that each call succeeds for one allowed role.
describe.each(calls)("%s", (name, call) => {
  it("SEC-03 AUTH-07 SEC-04 accepts only its roles and requires a new password or login where configured", async () => {
    await expectRoles(call);
    await expectGuard(call, "due", [403, "password-change-required"], !callsBeforePasswordChange.includes(name));
    await expectGuard(call, "idled", [401, "session-expired"], callsOfRecentSessions.includes(name));
  });
});

describe("while the site is closed", () => {
  const system: Context = { ...services(), actor: { role: "system", process: "test" } };
  beforeAll(() => setMaintenance(system, { maintenance: true, allowList: [] }));
  afterAll(() => setMaintenance(system, { maintenance: false, allowList: [], message: "" }));

  it.each(calls)("SITE-06 %s stays available or returns 503", async (name, call) => {
    const answer = await send(call, "visitor");
    expect(answer).toEqual(
      callsWhileClosed.includes(name) ? { status: 200, code: "" } : { status: 503, code: "maintenance" },
    );
  });
});

describe("access table", () => {
  const sorted = (given: object) => Object.entries(given).toSorted(([a], [b]) => a.localeCompare(b));

  it("SEC-03 lists every call and page with the roles of its contract or guard", () => {
    const contracts = Object.fromEntries(registry.map(({ name, roles }) => [name, roles]));
    expect(sorted(contracts)).toEqual(sorted(rolesOfCalls));
    const guards = Object.fromEntries(Object.entries(pages).map(([name, { roles }]) => [name, roles]));
    expect(sorted(guards)).toEqual(sorted(rolesOfPages));
  });

  it("SITE-06 lists exactly the pages that are shown while the site is closed", () => {
    const exempt = Object.entries(pages).filter(([, { exemptFromStatus }]) => exemptFromStatus);
    expect(exempt.map(([name]) => name)).toEqual(pagesWhileClosed);
  });

  it("API-03 lists every encrypted call", () => {
    const encrypted = registry.filter((call) => call.encrypted);
    expect(encrypted.map(({ name, limits }) => [name, limits.perAddress]).toSorted()).toEqual(
      Object.entries(encryptedCalls).toSorted(),
    );
  });

  it("SEC-03 names only existing calls", () => {
    const names = registry.map(({ name }) => name);
    const listed = [...callsBeforePasswordChange, ...callsOfRecentSessions, ...callsWhileClosed];
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  });
});

it("AUTH-07 rejects an event stream of a session whose new password is due", async () => {
  const cookies = [await sessionFor("player", (await account).id, {}, true)];
  const facts = { cookies, ip: freshAddress(), headers: { accept: "text/event-stream" } };
  const { status, envelope } = await callPortal(await handlerOf(readLiveCall), readLiveCall, {}, facts);
  expect([status, envelope.code]).toEqual([403, "password-change-required"]);
});

describe.each(calls.filter(([name]) => name in encryptedCalls))("%s", (name, call) => {
  it("SEC-02 is limited per address", async () => {
    const now = new Date();
    const handler = portalRoute(call, async () => ({}), { clock: { now: () => now } });
    const [limit = 0, ip] = [encryptedCalls[name], freshAddress()];
    const codes: (string | null)[] = [];
    for (let i = 0; i <= limit; i++) codes.push((await callPortal(handler, call, {}, { ip })).envelope.code);
    expect(codes.indexOf("too-many-requests")).toBe(limit);
  });
});
