import { describe, expect, it } from "vitest";
import { changePasswordCall } from "#lib/contracts/identity/change-password.ts";
import { endSessionsCall } from "#lib/contracts/identity/end-sessions.ts";
import { listSessionsCall as listCall } from "#lib/contracts/identity/list-sessions.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import { readLoginInfoCall } from "#lib/contracts/identity/read-login-info.ts";
import { readMemberCall } from "#lib/contracts/identity/read-member.ts";
import { readStateCall } from "#lib/contracts/identity/read-state.ts";
import {
  changePassword,
  endOwnSessions,
  listOwnSessions,
  logIn,
  readLoginInfo,
  readMember,
  readSession,
  readState,
  startSession,
} from "#lib/modules/identity/index.ts";
import { credit } from "#lib/modules/ledger/index.ts";
import { transact } from "#lib/platform/transact.ts";
import { services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { callPortal, portalRequest, sessionFor } from "#tests/support/calls/portal.ts";
import {
  createAgent,
  freshAddress,
  goodPassword,
  registerPlayer,
  sessionCookieOf,
} from "#tests/support/fixtures/identity.ts";

const login = portalRoute(loginCall, logIn);
const member = portalRoute(readMemberCall, readMember);
const list = portalRoute(listCall, listOwnSessions);
const end = portalRoute(endSessionsCall, endOwnSessions);
const change = portalRoute(changePasswordCall, changePassword);
const state = portalRoute(readStateCall, readState);
const system = { ...services(), actor: { role: "system", process: "test" } as const };

async function anotherSession(account: string): Promise<string> {
  const wire = { type: "username", username: account, password: goodPassword };
  return sessionCookieOf(await callPortal(login, loginCall, wire, { ip: freshAddress() })) ?? "";
}

const isAlive = async (cookie: string | undefined) =>
  (await callPortal(member, readMemberCall, {}, { cookies: [cookie ?? ""] })).status === 200;

const newPassword = "copper-48-lantern";
const changeTo = (fields: Record<string, unknown>, cookies: string[]) =>
  callPortal(
    change,
    changePasswordCall,
    { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword, ...fields },
    { cookies, ip: freshAddress() },
  );

describe("own sessions", () => {
  it("AUTH-15 lists sessions without their ids and ends one", async () => {
    const { account, cookies } = await registerPlayer();
    const other = await anotherSession(account);
    const { envelope } = await callPortal(list, listCall, {}, { cookies });
    const { content } = envelope.value as { content: { key: string; current: boolean }[] };
    expect(content.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(JSON.stringify(envelope)).not.toMatch(/[\w-]{43}/);
    const key = content.find(({ current }) => !current)?.key ?? "";
    expect((await callPortal(end, endSessionsCall, { key }, { cookies })).envelope.value).toEqual({ ended: 1 });
    expect([await isAlive(other), await isAlive(cookies[0])]).toEqual([false, true]);
    expect((await callPortal(end, endSessionsCall, { key }, { cookies })).status).toBe(404);
  });

  it("AUTH-15 shows the device of a session in words, and null for unknown parts", async () => {
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0" };
    const known = await registerPlayer({}, { headers });
    const unknown = await registerPlayer();
    const read = async (cookies: string[]) => (await callPortal(list, listCall, {}, { cookies })).envelope.value;
    const end = { next: null, previous: null, totals: { count: 1 } };
    const words = (facts: object) => ({ content: [expect.objectContaining(facts)], ...end });
    expect(await read(known.cookies)).toEqual(words({ browser: "Firefox", system: "Linux", kind: "desktop" }));
    expect(await read(unknown.cookies)).toEqual(words({ browser: null, system: null, kind: null }));
  });

  it("AUTH-15 two requests ending the same session at the same time leave the other sessions open", async () => {
    const { account, cookies } = await registerPlayer();
    const other = await anotherSession(account);
    const { envelope } = await callPortal(list, listCall, {}, { cookies });
    const { content } = envelope.value as { content: { key: string; current: boolean }[] };
    const key = content.find(({ current }) => !current)?.key;
    const answers = await Promise.all([1, 2].map(() => callPortal(end, endSessionsCall, { key }, { cookies })));
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect([await isAlive(other), await isAlive(cookies[0])]).toEqual([false, true]);
  });

  it("AUTH-15 ends all other sessions at once", async () => {
    const { account, cookies } = await registerPlayer();
    const others = [await anotherSession(account), await anotherSession(account)];
    expect((await callPortal(end, endSessionsCall, {}, { cookies })).envelope.value).toEqual({ ended: 2 });
    expect([await isAlive(others[0]), await isAlive(others[1]), await isAlive(cookies[0])]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("SEC-06 nobody can end another member's session", async () => {
    const [mine, theirs] = [await registerPlayer(), await registerPlayer()];
    const { envelope } = await callPortal(list, listCall, {}, { cookies: theirs.cookies });
    const { content } = envelope.value as { content: { key: string }[] };
    const answer = await callPortal(end, endSessionsCall, { key: content[0]?.key ?? "" }, { cookies: mine.cookies });
    expect([answer.status, await isAlive(theirs.cookies[0])]).toEqual([404, true]);
  });

  it.each([
    ["list", list, listCall, {}],
    ["end", end, endSessionsCall, {}],
    ["member", member, readMemberCall, {}],
    ["state", state, readStateCall, {}],
    ["login info", portalRoute(readLoginInfoCall, readLoginInfo), readLoginInfoCall, { token: "session" }],
    ["change password", change, changePasswordCall, { oldPassword: "a", newPassword: "b", confirmNewPassword: "b" }],
  ])("AUTH-14 %s needs a session", async (_, handler, call, wire) => {
    const answer = await callPortal(handler, call, wire, { ip: freshAddress() });
    expect([answer.status, answer.envelope.code]).toEqual([401, "not-logged-in"]);
  });

  it("AUTH-14 rejects a session whose account no longer exists", async () => {
    const answer = await callPortal(member, readMemberCall, {}, { cookies: [await sessionFor("player")] });
    expect([answer.status, answer.envelope.code]).toEqual([401, "not-logged-in"]);
  });
});

describe("a session", () => {
  const opened = (account: string, playerId: string, clock = services().clock) =>
    startSession(
      { ...services(), clock },
      { playerId, account, role: "player", mustChangePassword: false, ip: "", userAgent: "" },
    );

  it("AUTH-15 a session ends 30 days after its login, however often it is used", async () => {
    const day = 86_400_000;
    let nowMs = Date.now();
    const timed = { ...services(), clock: { now: () => new Date(nowMs) } };
    const id = await opened("tester", crypto.randomUUID(), timed.clock);
    const startedMs = nowMs;
    for (let seen = 1; seen < 30; seen++) {
      nowMs = startedMs + seen * day;
      expect(await readSession(timed, id, day * 2)).toMatchObject({ idled: false });
    }
    nowMs = startedMs + 30 * day - 1;
    expect(await readSession(timed, id, day * 2)).not.toBeNull();
    nowMs += 1;
    expect(await readSession(timed, id, day * 2)).toBeNull();
  });

  it("AUTH-15 accepts a bearer token without an origin, as native apps send it", async () => {
    const { id, account } = await registerPlayer();
    const token = await opened(account, id);
    const bearing = async (authorization: string, cookies: string[] = []) => {
      const request = portalRequest(readLoginInfoCall, { token: "session" }, { cookies, headers: { authorization } });
      for (const header of ["origin", "sec-fetch-site"]) request.headers.delete(header);
      return (await portalRoute(readLoginInfoCall, readLoginInfo)(request)).status;
    };
    expect(await bearing(`Bearer ${token}`)).toBe(200);
    for (const wrong of [`Bearer ${"x".repeat(43)}`, `Bearer ${token}x`, `Basic ${token}`, "Bearer", ""])
      expect([wrong, await bearing(wrong)]).toEqual([wrong, 401]);
    const other = await registerPlayer();
    expect(await bearing("Bearer x", other.cookies), "a cookie never comes in without an origin").toBe(401);
    await endOwnSessions({ ...system, actor: { role: "player", playerId: id, account, sessionId: "" } }, {});
    expect(await bearing(`Bearer ${token}`)).toBe(401);
  });
});

describe("password change", () => {
  it("AUTH-11 a password change ends every other session and gives this one a new id", async () => {
    const { account, cookies } = await registerPlayer();
    const other = await anotherSession(account);
    const answer = await changeTo({}, cookies);
    expect(answer.envelope).toMatchObject({ success: true, value: { account, mustChangePassword: false } });
    const fresh = sessionCookieOf(answer);
    expect([await isAlive(other), await isAlive(cookies[0]), await isAlive(fresh)]).toEqual([false, false, true]);
    const wire = { type: "username", username: account };
    const old = await callPortal(login, loginCall, { ...wire, password: goodPassword }, { ip: freshAddress() });
    const now = await callPortal(login, loginCall, { ...wire, password: newPassword }, { ip: freshAddress() });
    expect([old.status, now.status]).toEqual([401, 200]);
  });

  it.each([
    ["a wrong old password", { oldPassword: "wrong-one-1" }, "oldPassword", "password-wrong"],
    [
      "the present password",
      { newPassword: goodPassword, confirmNewPassword: goodPassword },
      "newPassword",
      "password-same",
    ],
    ["another confirmation", { confirmNewPassword: "x" }, "confirmNewPassword", "inconsistent-twice"],
    ["a common one", { newPassword: "qwerty123", confirmNewPassword: "qwerty123" }, "newPassword", "password-common"],
    ["no old one", { oldPassword: "" }, "oldPassword", "required"],
  ])("AUTH-11 rejects %s and changes nothing", async (_, fields, path, key) => {
    const { cookies } = await registerPlayer();
    const answer = await changeTo(fields, cookies);
    expect([answer.status, answer.envelope.issues]).toEqual([400, [expect.objectContaining({ path, key })]]);
    expect(await isAlive(cookies[0])).toBe(true);
  });

  it("AUTH-16 counts wrong old passwords as failures", async () => {
    const { cookies } = await registerPlayer();
    for (let i = 0; i < 10; i++) await changeTo({ oldPassword: `wrong-${i}` }, cookies);
    expect((await changeTo({}, cookies)).status).toBe(429);
  });

  it("AUTH-11 of two concurrent password changes one wins, and no session of the old password remains", async () => {
    const { account, cookies } = await registerPlayer();
    const second = [await anotherSession(account)];
    const answers = await Promise.all([
      changeTo({ newPassword: "first-77-winner", confirmNewPassword: "first-77-winner" }, cookies),
      changeTo({ newPassword: "second-88-winner", confirmNewPassword: "second-88-winner" }, second),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const fresh = sessionCookieOf(won[0] ?? answers[0]);
    expect([await isAlive(cookies[0]), await isAlive(second[0]), await isAlive(fresh)]).toEqual([false, false, true]);
  });

  it("SEC-01 a login that was checked against the old password gets no session", async () => {
    const { account, cookies } = await registerPlayer();
    const logins = Array.from({ length: 4 }, () => anotherSession(account));
    const [changed, ...opened] = await Promise.all([changeTo({}, cookies), ...logins]);
    expect(changed.status).toBe(200);
    for (const cookie of opened) expect(cookie === "" || !(await isAlive(cookie))).toBe(true);
  });
});

describe("member and state", () => {
  it("AUTH-17 returns the logged-in member", async () => {
    const agent = await createAgent();
    const { envelope } = await callPortal(member, readMemberCall, {}, { cookies: agent.cookies });
    expect(envelope.value).toEqual({
      id: agent.id,
      account: agent.account,
      nickname: agent.account,
      type: 1,
      isAgent: true,
      isTrial: false,
      createdAt: expect.any(String),
      passwordChangedAt: expect.any(String),
    });
  });

  it("MEMBER-03 returns when the account was opened and its password last changed", async () => {
    const { cookies } = await registerPlayer();
    const read = async (session: string[]) => {
      const { envelope } = await callPortal(member, readMemberCall, {}, { cookies: session });
      return readMemberCall.output.parse(envelope.value);
    };
    const before = await read(cookies);
    expect(before.passwordChangedAt).toEqual(before.createdAt);
    const after = await read([sessionCookieOf(await changeTo({}, cookies)) ?? ""]);
    expect(after.createdAt).toEqual(before.createdAt);
    expect(after.passwordChangedAt.getTime()).toBeGreaterThan(before.passwordChangedAt.getTime());
  });

  it("NAV-02 returns the ledger's balance and no invented values", async () => {
    const { id, cookies } = await registerPlayer();
    const before = await callPortal(state, readStateCall, {}, { cookies });
    expect(before.envelope.value).toMatchObject({ balance: "0.00", currency: "PHP", currencySymbol: "₱" });
    const movement = { playerId: id, currency: "PHP", vendorId: "test", externalId: "1", counterAccount: "test" };
    await transact(system, (tx) => credit(tx, { ...movement, kind: "deposit", amount: 123_450n }));
    const after = await callPortal(state, readStateCall, {}, { cookies });
    expect(after.envelope.value).toMatchObject({
      balance: "1234.50",
      hasVip: false,
      vipLabelName: null,
      vipRankLevel: 0,
      availablePromo: { REFERRAL: { enabled: false } },
      availablePromoCount: 0,
      unreadMessage: 0,
      customerService: [{ csPosition: "LIVECHAT", title: "Help", path: expect.stringMatching(/^ey/) }],
    });
  });
});
