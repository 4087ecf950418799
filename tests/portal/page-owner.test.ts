import { afterEach, describe, expect, it } from "vitest";
import { POST as playRoute } from "#app/api/portal/originals/[game]/rounds/route.ts";
import { DELETE as logoutRoute } from "#app/api/portal/session/route.ts";
import { logoutCall } from "#lib/contracts/identity/logout.ts";
import { readMemberCall } from "#lib/contracts/identity/read-member.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { pageOwnerHeader } from "#lib/contracts/page-owner.ts";
import { registry } from "#lib/contracts/registry.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { freshAddress, memberSession, registerPlayer } from "#tests/support/fixtures/identity.ts";
import { context, play, playerWith } from "#tests/support/fixtures/originals.ts";
import { cashOf, expectLedgerClean } from "#tests/support/ledger/ledger.ts";

const pageOf = (owner: string) => ({ headers: { [pageOwnerHeader]: owner } });
const another = () => crypto.randomUUID();

afterEach(() => expectLedgerClean(context));

describe("SEC-OWNER a call from another account's page", () => {
  it("SEC-OWNER is refused before it moves money, and says so in the page's language", async () => {
    const [luz, ben] = [await playerWith(100_00n), await playerWith(100_00n)];
    const fromLuz = { ...ben, ...pageOf(luz.playerId) };
    const { status, envelope } = await callPortal(playRoute, playRoundCall, play(), fromLuz);
    expect([status, envelope.code, envelope.value]).toEqual([409, "account-changed", null]);
    expect(envelope.message).toContain("another account");
    expect([await cashOf(context, luz), await cashOf(context, ben)]).toEqual([100_00n, 100_00n]);
    const own = await callPortal(playRoute, playRoundCall, play(), { ...ben, ...pageOf(ben.playerId) });
    expect(own.status).toBe(200);
  });

  it("SEC-OWNER a client that is no page, as a native app, sends no owner and is served", async () => {
    expect((await callPortal(playRoute, playRoundCall, play(), await playerWith(100_00n))).status).toBe(200);
  });

  it("SEC-OWNER does not log the present account out", async () => {
    const { cookies } = await registerPlayer();
    const { envelope } = await callPortal(logoutRoute, logoutCall, {}, { cookies, ...pageOf(another()) });
    expect(envelope.code).toBe("account-changed");
    const read = await callPortal(await handlerOf(readMemberCall), readMemberCall, {}, { cookies });
    expect(read.status).toBe(200);
  });

  const acts = registry.filter(({ method, roles }) => method !== "GET" || !roles.includes("visitor"));
  it.each(acts.map((call) => [call.name, call] as const))("SEC-OWNER %s", async (_, call) => {
    const role = call.roles.includes("player") ? "player" : "agent";
    const code = async (owner: string) => {
      const facts = { cookies: [await memberSession(role)], ip: freshAddress(), ...pageOf(owner) };
      return (await callPortal(await handlerOf(call), call, {}, facts)).envelope.code;
    };
    const refused = !call.startsSession;
    expect((await code(another())) === "account-changed").toBe(refused);
    // A page that was rendered before the login: what a visitor may do is not refused.
    expect((await code("")) === "account-changed").toBe(refused && !call.roles.includes("visitor"));
  });

  it("SEC-OWNER only logins and registrations may come from any account's page", () => {
    const free = registry.filter(({ startsSession }) => startsSession).map(({ name }) => name);
    expect(free.toSorted()).toEqual(["identity.login", "identity.register"]);
  });
});
