import { afterEach, describe, expect, it } from "vitest";
import { readMemberCall } from "#lib/contracts/identity/read-member.ts";
import { readRegistrationSettingsCall } from "#lib/contracts/identity/read-registration-settings.ts";
import { registerCall } from "#lib/contracts/identity/register.ts";
import { readMember, readRegistrationSettings, register } from "#lib/modules/identity/index.ts";
import { services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { type CallFacts, callPortal } from "#tests/support/calls/portal.ts";
import {
  freshAddress,
  freshName,
  goodPassword,
  registration,
  sessionCookieOf,
} from "#tests/support/fixtures/identity.ts";

const handler = portalRoute(registerCall, register);
const system = { ...services(), actor: { role: "system", process: "test" } as const };

const tryRegister = (change: Record<string, unknown> = {}, facts: CallFacts = {}) =>
  callPortal(handler, registerCall, registration(change), { ip: freshAddress(), ...facts });

const playersNamed = async (account: string) => {
  const rows = await services().db.sql`select * from player where account = ${account}`;
  return rows;
};

const rule = (change: Record<string, unknown>) => ({
  patternId: "any",
  acceptedPattern: "*",
  minLength: 0,
  maxLength: 64,
  ...change,
});

afterEach(() => changeSiteSettings(system, { registration: null }));

describe("registration", () => {
  it("REG-07 a registration opens an account, logs it in and stores the payload", async () => {
    const username = freshName();
    const given = { username: ` ${username.toUpperCase()}`, referralCode: " SOL-4821 ", countryDialingCode: "+63" };
    const answer = await tryRegister(given, { headers: { "accept-language": "fil" }, ip: "10.9.9.9" });
    expect(answer.envelope).toMatchObject({ success: true, value: { account: username, token: "session", type: 0 } });
    expect(answer.envelope.value).toMatchObject({ firstTimeLogin: true, mustChangePassword: false });
    const cookies = [sessionCookieOf(answer) ?? ""];
    const member = await callPortal(portalRoute(readMemberCall, readMember), readMemberCall, {}, { cookies });
    expect(member.envelope.value).toMatchObject({ account: username });
    const [row] = await playersNamed(username);
    expect(row).toMatchObject({
      referral_code: "SOL-4821",
      registration_ip: "10.9.9.9",
      registration_domain: "localhost:3000",
      registration_url: "http://localhost:3000/register",
      registration_method: "WEB",
      country_dialing_code: "+63",
      language: "fil",
      member_type: 0,
    });
  });

  it("AUTH-16 stores an argon2id hash and no trace of the password", async () => {
    const username = freshName();
    await tryRegister({ username });
    const [row] = await playersNamed(username);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(goodPassword);
  });

  it.each(["admin", "Adm1n", "supp0rt", "sinagofficial"])(
    "REG-07 rejects the reserved name %s like a taken one",
    async (username) => {
      const { status, envelope, response } = await tryRegister({ username });
      expect([status, envelope.issues]).toEqual([400, [{ path: "username", key: "username-taken", params: {} }]]);
      expect(sessionCookieOf({ response })).toBeUndefined();
    },
  );

  it("SEC-NAMES rejects hidden characters in what the form sends along", async () => {
    const { envelope } = await tryRegister({ domain: "sinag\u2028.example" });
    expect(envelope.issues).toMatchObject([{ path: "domain", key: "invalid-format" }]);
  });

  it("REG-07 rejects a taken name in any case, with a field error", async () => {
    const username = freshName();
    await tryRegister({ username });
    const { status, envelope, response } = await tryRegister({ username: username.toUpperCase() });
    expect([status, envelope.code, envelope.issues]).toEqual([
      400,
      "invalid-input",
      [{ path: "username", key: "username-taken", params: {} }],
    ]);
    expect(sessionCookieOf({ response })).toBeUndefined();
  });

  it("REG-07 of eight concurrent registrations of a name one succeeds", async () => {
    const username = freshName();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryRegister({ username })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect(await playersNamed(username)).toHaveLength(1);
  });

  const range = { min: 4, max: 16 };
  const passwordRange = { min: 8, max: 64 };
  it.each([
    ["no name", { username: " " }, "username", "required", {}],
    ["a short name", { username: "luz" }, "username", "pattern.starts-with-letter", range],
    ["a long name", { username: "a".repeat(17) }, "username", "pattern.starts-with-letter", range],
    ["a name from a digit on", { username: "1luzreyes" }, "username", "pattern.starts-with-letter", range],
    ["a name with a space", { username: "luz reyes" }, "username", "pattern.starts-with-letter", range],
    ["another confirmation", { confirmPassword: "lantern-48-coppeR" }, "confirmPassword", "inconsistent-twice", {}],
    ["unticked terms", { agreed: false }, "agreed", "terms-required", {}],
    ["an invitation of spaces", { referralCode: "a b" }, "referralCode", "invitation-code", {}],
    ["an unknown field", { memberType: 1 }, "memberType", "unknown-field", {}],
    ["another method", { registerMethod: "APP" }, "registerMethod", "invalid-value", {}],
  ])("VALID-03 the server rejects %s", async (_, change, path, key, params) => {
    const { status, envelope } = await tryRegister(change);
    expect([status, envelope.issues]).toEqual([400, [{ path, key, params }]]);
  });

  it.each([
    ["short", "abc1234", "pattern.letters-plus-numbers", passwordRange],
    ["without a digit", "lantern-copper", "pattern.letters-plus-numbers", passwordRange],
    ["without a letter", "4829471936", "pattern.letters-plus-numbers", passwordRange],
    ["on everyone's list", "Password123", "password-common", {}],
    ["longer than 64 characters", "a1".repeat(33), "pattern.letters-plus-numbers", passwordRange],
  ])("VALID-01 the server rejects a password that is %s", async (_, password, key, params) => {
    const { status, envelope } = await tryRegister({ password, confirmPassword: password });
    expect([status, envelope.issues]).toEqual([400, [{ path: "password", key, params }]]);
  });

  it("AUTH-16 rejects the username as the password", async () => {
    const { envelope } = await tryRegister({ username: "luzon77x", password: "LuzOn77x", confirmPassword: "LuzOn77x" });
    expect(envelope.issues).toEqual([{ path: "password", key: "password-common", params: {} }]);
  });

  it("VALID-04 stores a password exactly as typed", async () => {
    const password = "  spaced 9 out  ";
    const username = freshName();
    expect((await tryRegister({ username, password, confirmPassword: password })).status).toBe(200);
    const [row] = await playersNamed(username);
    const { verify } = await import("@node-rs/argon2");
    expect([await verify(row?.password_hash, password), await verify(row?.password_hash, password.trim())]).toEqual([
      true,
      false,
    ]);
  });

  it("VALID-01 applies the site's rules, including its own pattern, in linear time", async () => {
    await changeSiteSettings(system, {
      registration: { username: rule({ acceptedPattern: "^(a+)+$", minLength: 2, maxLength: 40 }) },
    });
    const startedMs = performance.now();
    const { envelope } = await tryRegister({ username: `${"a".repeat(39)}b` });
    expect(envelope.issues).toEqual([{ path: "username", key: "pattern.any", params: { min: 2, max: 40 } }]);
    expect(performance.now() - startedMs).toBeLessThan(2_000);
    expect((await tryRegister({ username: "a".repeat(30) })).status).toBe(200);
    const settings = await callPortal(
      portalRoute(readRegistrationSettingsCall, readRegistrationSettings),
      readRegistrationSettingsCall,
    );
    expect(settings.envelope.value).toMatchObject({
      minimumAge: 18,
      fields: { username: { acceptedPattern: "^(a+)+$", maxLength: 40 }, password: { minLength: 8 } },
    });
  });

  it("VALID-01 counts characters, not code units", async () => {
    await changeSiteSettings(system, { registration: { username: rule({ minLength: 3, maxLength: 3 }) } });
    expect((await tryRegister({ username: "𝒶𝒷𝒸" })).status).toBe(200);
    expect((await tryRegister({ username: "𝒶𝒷" })).status).toBe(400);
  });

  it.each([
    ["a pattern that backtracks", { acceptedPattern: "(a)\\1" }],
    ["a broken pattern", { acceptedPattern: "[" }],
    ["bounds the wrong way round", { minLength: 9, maxLength: 8 }],
  ])("VALID-01 a site cannot configure %s", async (_, change) => {
    await expect(changeSiteSettings(system, { registration: { username: rule(change) } })).rejects.toThrow();
  });
});
