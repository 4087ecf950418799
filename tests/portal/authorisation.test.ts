import { describe, expect, it } from "vitest";
import { registry } from "#lib/contracts/registry.ts";
import type { Role } from "#lib/kernel/actor.ts";
import { memberSession } from "#tests/support/identity.ts";
import { callPortal } from "#tests/support/portal.ts";
import { handlerOf } from "#tests/support/routes.ts";

const roles = ["visitor", "trial", "player", "agent"] as const satisfies readonly Role[];
const refusals = ["not-logged-in", "not-allowed", "need-real-account"];

/**
 * SEC-03: every call × role. Whoever is not listed is refused before the input is looked at; whoever is listed gets
 * past the guard. That each call succeeds for one allowed role is shown by the contract fuzz.
 */
describe.each(registry.map((call) => [call.name, call] as const))("%s", (_, call) => {
  it.each(roles)("SEC-03 for a %s", async (role) => {
    const cookies = role === "visitor" ? [] : [await memberSession(role)];
    const { status, envelope } = await callPortal(await handlerOf(call), call, {}, { cookies });
    if (call.roles.includes(role)) expect(refusals).not.toContain(envelope.code);
    else expect([status, refusals.includes(envelope.code ?? "")]).toEqual([role === "visitor" ? 401 : 403, true]);
  });
});
