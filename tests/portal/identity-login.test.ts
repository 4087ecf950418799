import { hash, verify } from "@node-rs/argon2";
import { describe, expect, it, vi } from "vitest";
import { changePasswordCall } from "#lib/contracts/identity/change-password.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import { logoutCall } from "#lib/contracts/identity/logout.ts";
import { readLoginInfoCall } from "#lib/contracts/identity/read-login-info.ts";
import { readMemberCall } from "#lib/contracts/identity/read-member.ts";
import { changePassword, logIn, logOut, readLoginInfo, readMember } from "#lib/modules/identity/index.ts";
import { isPassword } from "#lib/platform/passwords.ts";
import { services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { type CallFacts, callPortal } from "#tests/support/calls/portal.ts";
import {
  createAgent,
  freshAddress,
  freshName,
  goodPassword,
  registerPlayer,
  sessionCookieOf,
} from "#tests/support/fixtures/identity.ts";

vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});

const login = portalRoute(loginCall, logIn);
const member = portalRoute(readMemberCall, readMember);
const logout = portalRoute(logoutCall, logOut);
const system = { ...services(), actor: { role: "system", process: "test" } as const };

const tryLogin = (wire: Record<string, unknown>, facts: CallFacts = {}, handler = login) =>
  callPortal(
    handler,
    loginCall,
    { type: "username", password: goodPassword, ...wire },
    { ip: freshAddress(), ...facts },
  );

const isAlive = async (cookies: string[]) => (await callPortal(member, readMemberCall, {}, { cookies })).status === 200;

describe("login", () => {
  it("AUTH-08 a login opens a session and returns the member with the constant token", async () => {
    const { account, id } = await registerPlayer();
    const answer = await tryLogin({ username: ` ${account.toUpperCase()} ` });
    expect([answer.status, answer.envelope.value]).toEqual([
      200,
      {
        id,
        account,
        nickname: account,
        type: 0,
        isAgent: false,
        isTrial: false,
        token: "session",
        firstTimeLogin: false,
        passwordExpired: false,
        mustChangePassword: false,
      },
    ]);
    expect(await isAlive([sessionCookieOf(answer) ?? ""])).toBe(true);
  });

  it("AUTH-07 reports the first login of an account", async () => {
    const { account } = await createAgent();
    const first = await tryLogin({ username: account, agentSide: true });
    const second = await tryLogin({ username: account, agentSide: true });
    expect([first.envelope.value, second.envelope.value]).toMatchObject([
      { firstTimeLogin: true, isAgent: true },
      { firstTimeLogin: false },
    ]);
  });

  it("AUTH-08 a correct password on the wrong side, player or agent, gets that error", async () => {
    const [agent, player] = [await createAgent(), await registerPlayer()];
    const codes = [
      await tryLogin({ username: agent.account }),
      await tryLogin({ username: player.account, agentSide: true }),
      await tryLogin({ username: agent.account, password: "wrong-one-1" }),
    ].map(({ status, envelope }) => [status, envelope.code, envelope.message]);
    expect(codes).toEqual([
      [403, "non-member-refused", "Non-member account unable to login"],
      [403, "non-agent-refused", "Non-agents cannot log in"],
      [401, "wrong-credentials", expect.any(String)],
    ]);
  });

  it("AUTH-16 returns the same response for a wrong password and an unknown account", async () => {
    const { account } = await registerPlayer();
    const wrong = await tryLogin({ username: account, password: "wrong-one-1" });
    const nobody = await tryLogin({ username: freshName(), password: "wrong-one-1" });
    expect(nobody.status).toBe(wrong.status);
    expect(nobody.envelope).toEqual(wrong.envelope);
    expect(nobody.response.headers.getSetCookie()).toEqual(wrong.response.headers.getSetCookie());
  });

  it("AUTH-16 hashes the password for an unknown account as for a known one", async () => {
    vi.mocked(verify).mockClear();
    expect(await isPassword(null, "anything-1")).toBe(false);
    expect(await isPassword(await hash("right-one-1"), "right-one-1")).toBe(true);
    const hashes = vi.mocked(verify).mock.calls.map(([given]) => String(given).split("$").slice(1, 4));
    expect(hashes).toEqual(Array(2).fill(["argon2id", "v=19", "m=19456,t=2,p=1"]));
  });

  it("AUTH-16 ten failures from any address block an account for five minutes", async () => {
    let now = new Date("2026-01-01T00:00:00Z");
    const timed = portalRoute(loginCall, (context, input) => logIn({ ...context, clock: { now: () => now } }, input));
    const { account } = await registerPlayer();
    for (let i = 0; i < 10; i++) {
      expect((await tryLogin({ username: account, password: `wrong-${i}` }, {}, timed)).status).toBe(401);
    }
    const paused = await tryLogin({ username: account }, {}, timed);
    expect([paused.status, paused.envelope.code]).toEqual([429, "too-many-requests"]);
    expect(paused.envelope.message).toBe("Too many requests, please try again after 5 minutes.");
    expect(paused.response.headers.get("retry-after")).toBe("300");
    now = new Date("2026-01-01T00:05:01Z");
    expect((await tryLogin({ username: account }, {}, timed)).status).toBe(200);
  });

  it("AUTH-16 blocks an address after ten failures on different accounts, also unknown ones", async () => {
    const ip = freshAddress();
    for (let i = 0; i < 10; i++) await tryLogin({ username: freshName() }, { ip });
    const { account } = await registerPlayer();
    expect((await tryLogin({ username: account }, { ip })).status).toBe(429);
    expect((await tryLogin({ username: account })).status).toBe(200);
  });

  it("AUTH-16 counts parallel guesses: at most ten of twenty are checked", async () => {
    const { account } = await registerPlayer();
    const tries = Array.from({ length: 20 }, (_, i) => tryLogin({ username: account, password: `wrong-${i}` }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it("AUTH-16 an attempt that began before the pause and is counted after it is not checked", async () => {
    const { account } = await registerPlayer();
    const [begun, paused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late = portalRoute(loginCall, ({ kv, ...context }, input) => {
      const increment: typeof kv.increment = async (...given) => {
        begun.resolve();
        await paused.promise;
        return kv.increment(...given);
      };
      return logIn({ ...context, kv: { ...kv, increment } }, input);
    });
    const attempt = tryLogin({ username: account }, {}, late);
    await begun.promise;
    for (let i = 0; i < 10; i++) await tryLogin({ username: account, password: `wrong-${i}` });
    paused.resolve();
    expect((await attempt).status).toBe(429);
  });

  it("AUTH-16 rejected parallel guesses earn no further guesses after the pause", async () => {
    const { account } = await registerPlayer();
    let now = new Date("2026-01-01T00:00:00Z");
    const timed = portalRoute(loginCall, (context, input) => logIn({ ...context, clock: { now: () => now } }, input));
    const guess = async () => (await tryLogin({ username: account, password: "wrong-one-1" }, {}, timed)).status;
    await Promise.all(Array.from({ length: 20 }, guess));
    while ((await guess()) === 401);
    now = new Date("2026-01-01T00:06:00Z");
    for (let i = 0; i < 10; i++) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
  });

  it("AUTH-16 does not count correct passwords: fifty logins from one address succeed, five at a time", async () => {
    const [ip, { account }] = [freshAddress(), await registerPlayer()];
    const handler = portalRoute({ ...loginCall, limits: { perAddress: 100, perAccount: 100 } }, logIn);
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => tryLogin({ username: account }, { ip }, handler)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    }
  });

  it("AUTH-16 does not count attempts that could not be checked", async () => {
    const { account } = await registerPlayer();
    const down = portalRoute(loginCall, (context, input) => {
      const db = {
        ...context.db,
        get orm(): never {
          throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
        },
      };
      return logIn({ ...context, db }, input);
    });
    for (let i = 0; i < 11; i++) expect((await tryLogin({ username: account }, {}, down)).status).toBe(503);
    expect((await tryLogin({ username: account })).status).toBe(200);
  });

  it("AUTH-16 a correct password clears the account's failures", async () => {
    const { account } = await registerPlayer();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 6; i++) await tryLogin({ username: account, password: "wrong-one-1" });
      expect((await tryLogin({ username: account })).status).toBe(200);
    }
  });

  it("SEC-01 a login replaces the session id and ends the old session (fixation)", async () => {
    const { account, cookies } = await registerPlayer();
    const answer = await tryLogin({ username: account }, { cookies });
    const fresh = sessionCookieOf(answer);
    expect(fresh).toBeDefined();
    expect(fresh).not.toBe(cookies[0]);
    expect([await isAlive(cookies), await isAlive([fresh ?? ""])]).toEqual([false, true]);
  });

  it("AUTH-15 the session is only in an HttpOnly cookie of this host", async () => {
    const { account } = await registerPlayer();
    const answer = await tryLogin({ username: account });
    const cookie = answer.response.headers.getSetCookie().find((each) => each.startsWith("__Host-session="));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=\d+$/);
    expect(JSON.stringify(answer.envelope)).not.toMatch(/[\w-]{43}/);
  });

  it("AUTH-08 rejects a disabled account, with that error only for the correct password", async () => {
    const { account, id } = await registerPlayer();
    await services().db.sql`update player set status = 'disabled' where id = ${id}`;
    expect((await tryLogin({ username: account })).envelope.code).toBe("player-disabled");
    expect((await tryLogin({ username: account, password: "wrong-one-1" })).envelope.code).toBe("wrong-credentials");
  });

  it("AUTH-07 requires a new password when it was assigned, or has expired where the site enables that", async () => {
    const { account, id } = await registerPlayer();
    await services().db.sql`update player set must_change_password = true where id = ${id}`;
    const answer = await tryLogin({ username: account });
    expect(answer.envelope.value).toMatchObject({ mustChangePassword: true });
    const change = portalRoute(changePasswordCall, changePassword);
    const cookies = [sessionCookieOf(answer) ?? ""];
    const info = portalRoute(readLoginInfoCall, readLoginInfo);
    expect((await callPortal(info, readLoginInfoCall, { token: "session" }, { cookies })).status).toBe(200);
    const fields = {
      oldPassword: goodPassword,
      newPassword: "copper-48-lantern",
      confirmNewPassword: "copper-48-lantern",
    };
    expect((await callPortal(change, changePasswordCall, fields, { cookies, ip: freshAddress() })).status).toBe(200);

    await services().db.sql`update player set password_changed_at = now() - interval '91 days' where id = ${id}`;
    const again = { username: account, password: "copper-48-lantern" };
    expect((await tryLogin(again)).envelope.value).toMatchObject({ passwordExpired: false });
    await changeSiteSettings(system, { flags: { PWDEXPFORCECHANGE3: true } });
    expect((await tryLogin(again)).envelope.value).toMatchObject({ passwordExpired: true });
    await changeSiteSettings(system, { flags: { PWDEXPFORCECHANGE3: false } });
  });

  it.each([
    ["no username", { username: " " }, "username"],
    ["no password", { username: "luz", password: "" }, "password"],
    ["a number for a password", { username: "luz", password: 5 }, "password"],
    ["an endless password", { username: "luz", password: "a".repeat(600) }, "password"],
    ["another type", { username: "luz", type: "sms" }, "type"],
    ["an unknown field", { username: "luz", admin: true }, "admin"],
  ])("ERR-02 names the field for %s", async (_, wire, path) => {
    const { status, envelope } = await tryLogin(wire);
    expect([status, envelope.issues?.map((issue) => issue.path)]).toEqual([400, [path]]);
  });
});

describe("logout", () => {
  it("AUTH-12 a logout ends the session on the server and in the browser", async () => {
    const { cookies } = await registerPlayer();
    const answer = await callPortal(logout, logoutCall, {}, { cookies });
    expect([answer.status, sessionCookieOf(answer), await isAlive(cookies)]).toEqual([200, undefined, false]);
    expect(answer.response.headers.getSetCookie()[0]).toContain("Max-Age=0");
  });

  it("AUTH-12 a logout succeeds when repeated and without a session", async () => {
    const { cookies } = await registerPlayer();
    for (const facts of [{ cookies }, { cookies }, {}]) {
      expect((await callPortal(logout, logoutCall, {}, facts)).status).toBe(200);
    }
  });
});
