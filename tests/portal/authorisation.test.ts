import { describe, expect, it } from "vitest";
import { pages } from "#lib/contracts/pages.ts";
import { registry } from "#lib/contracts/registry.ts";
import { startSession } from "#lib/modules/identity/index.ts";
import { services } from "#lib/portal/composition/services.ts";
import { sessionCookie } from "#lib/portal/http/session-cookie.ts";
import { portalRoles, rolesOfCalls, rolesOfPages } from "#tests/support/calls/access-table.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { memberSession } from "#tests/support/fixtures/identity.ts";

const refusals = ["not-logged-in", "not-allowed", "need-real-account"];

/**
 * SEC-03: every call × role. Whoever is not listed is refused before the input is looked at; whoever is listed gets
 * past the guard. That each call succeeds for one allowed role is shown by the contract fuzz.
 */
describe.each(registry.map((call) => [call.name, call] as const))("%s", (name, call) => {
  it.each([...portalRoles, "operator" as const])("SEC-03 for a %s", async (role) => {
    const cookies =
      role === "visitor" ? [] : [role === "operator" ? await operatorSession() : await memberSession(role)];
    const { status, envelope } = await callPortal(await handlerOf(call), call, {}, { cookies });
    // An operator acts from the command line: here such a session is none.
    const counted = role === "operator" ? "visitor" : role;
    if (rolesOfCalls[name]?.includes(counted)) expect(refusals).not.toContain(envelope.code);
    else expect([status, refusals.includes(envelope.code ?? "")]).toEqual([counted === "visitor" ? 401 : 403, true]);
  });
});

/** As somebody might write it who had the store's key; none is ever given out. */
async function operatorSession(): Promise<string> {
  const held = services();
  const account = { playerId: crypto.randomUUID(), account: "ana", mustChangePassword: false, ip: "", userAgent: "" };
  const id = await startSession(held, { ...account, role: "agent" });
  const record = JSON.parse((await held.kv.get(`session:${id}`)) ?? "{}");
  await held.kv.set(`session:${id}`, JSON.stringify({ ...record, role: "operator", operator: "ana" }), 60_000);
  return (await sessionCookie(id)).split(";")[0] ?? "";
}

describe("SEC-03 the table of roles", () => {
  const sorted = (given: object) => Object.entries(given).toSorted(([a], [b]) => a.localeCompare(b));

  it("SEC-03 has a line for every call, and says what its contract says", () => {
    const contracts = Object.fromEntries(registry.map(({ name, roles }) => [name, roles]));
    expect(sorted(contracts)).toEqual(sorted(rolesOfCalls));
  });

  it("SEC-03 has a line for every page, and says what its guard says", () => {
    const guards = Object.fromEntries(Object.entries(pages).map(([name, { roles }]) => [name, roles]));
    expect(sorted(guards)).toEqual(sorted(rolesOfPages));
  });
});
