import { afterEach, describe, expect, it } from "vitest";
import { readLive } from "#lib/contracts/live/read-live.ts";
import { pages } from "#lib/contracts/pages.ts";
import { registry } from "#lib/contracts/registry.ts";
import { setMaintenance } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import {
  callsBeforePasswordChange,
  callsOfRecentSessions,
  callsWhileClosed,
  encryptedCalls,
  pagesWhileClosed,
} from "#tests/support/calls/access-table.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { createTestAccount, freshAddress } from "#tests/support/fixtures/identity.ts";

const system: Context = { ...services(), actor: { role: "system", process: "test" } };
const calls = registry.map((call) => [call.name, call] as const);
const open = () => setMaintenance(system, { maintenance: false, allowList: [], message: "" });
afterEach(open);

const account = createTestAccount("player");
const anHourAgo = { clock: { now: () => new Date(Date.now() - 3_600_000) } };
const asPlayer = async (given: object, mustChangePassword = false) => ({
  cookies: [await sessionFor("player", (await account).id, given, mustChangePassword)],
  ip: freshAddress(),
});

describe.each(calls)("%s", (name, call) => {
  it("AUTH-07 answers a session whose new password is due, or refuses it", async () => {
    const { status, envelope } = await callPortal(await handlerOf(call), call, {}, await asPlayer({}, true));
    if (callsBeforePasswordChange.includes(name)) expect(envelope.code).not.toBe("password-change-required");
    else expect([status, envelope.code]).toEqual([403, "password-change-required"]);
  });

  it("SEC-04 answers a session that idled, or asks it to log in again", async () => {
    const { status, envelope } = await callPortal(await handlerOf(call), call, {}, await asPlayer(anHourAgo));
    if (callsOfRecentSessions.includes(name)) expect([status, envelope.code]).toEqual([401, "session-expired"]);
    else expect(envelope.code).not.toBe("session-expired");
  });

  it("SITE-06 answers during maintenance, or says 503", async () => {
    await setMaintenance(system, { maintenance: true, allowList: [] });
    const { status, envelope } = await callPortal(await handlerOf(call), call, {}, { ip: freshAddress() });
    if (callsWhileClosed.includes(name)) expect([status, envelope.success]).toEqual([200, true]);
    else expect([status, envelope.code]).toEqual([503, "maintenance"]);
  });
});

describe("the lists", () => {
  it("SITE-06 of pages names those that show while the site is closed, and no other", () => {
    const exempt = Object.entries(pages).filter(([, { exemptFromStatus }]) => exemptFromStatus);
    expect(exempt.map(([name]) => name)).toEqual(pagesWhileClosed);
  });

  it("API-03 of encrypted calls names every one", () => {
    const encrypted = registry.filter((call) => call.encrypted);
    expect(encrypted.map(({ name, limits }) => [name, limits.perAddress]).toSorted()).toEqual(
      Object.entries(encryptedCalls).toSorted(),
    );
  });

  it("SEC-03 name calls that exist", () => {
    const names = registry.map(({ name }) => name);
    const listed = [...callsBeforePasswordChange, ...callsOfRecentSessions, ...callsWhileClosed];
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  });
});

it("AUTH-07 opens no event stream for a session whose new password is due", async () => {
  const { cookies, ip } = await asPlayer({}, true);
  const facts = { cookies, ip, headers: { accept: "text/event-stream" } };
  const { status, envelope } = await callPortal(await handlerOf(readLive), readLive, {}, facts);
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
