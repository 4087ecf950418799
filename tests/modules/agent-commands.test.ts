import { expect, it } from "vitest";
import { UsageError } from "#lib/cli/usage-error.ts";
import { changePasswordCall } from "#lib/contracts/identity/change-password.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import { renewAgentPassword } from "#lib/modules/agents/index.ts";
import { changePassword, logIn } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { operatorContext } from "#tests/support/fixtures/cashier.ts";
import {
  freshAddress,
  freshName,
  goodPassword,
  registerPlayer,
  sessionCookieOf,
} from "#tests/support/fixtures/identity.ts";
import { ops } from "#tests/support/processes/commands.ts";

const passwordIn = (said: string) => /password {2}(\w{4}-\w{4}-\w{4})$/m.exec(said)?.[1] ?? "";

async function tryLogin(username: string, password: string, agentSide = true) {
  const wire = { type: "username", username, password, agentSide };
  return callPortal(portalRoute(loginCall, logIn), loginCall, wire, { ip: freshAddress() });
}

it("AGENT-07 an operator opens an agent's account, whose password works for one login on the agents' side", async () => {
  const account = freshName();
  const password = passwordIn(await ops("agents", "add", account.toUpperCase(), "--nickname", "Sol Mendoza"));
  expect((await tryLogin(account, password, false)).envelope.code).toBe("non-member-refused");
  const answer = await tryLogin(account, password);
  expect(answer.envelope.value).toMatchObject({
    account,
    nickname: "Sol Mendoza",
    type: 1,
    isAgent: true,
    mustChangePassword: true,
  });
  const wire = { oldPassword: password, newPassword: goodPassword, confirmNewPassword: goodPassword };
  const facts = { cookies: [sessionCookieOf(answer) ?? ""], ip: freshAddress() };
  const changed = await callPortal(portalRoute(changePasswordCall, changePassword), changePasswordCall, wire, facts);
  expect(changed.envelope.value).toMatchObject({ mustChangePassword: false });
  expect((await tryLogin(account, password)).envelope.code).toBe("wrong-credentials");
  expect((await tryLogin(account, goodPassword)).status).toBe(200);
});

it("AGENT-07 the audit log records who opened an account, without its password, and two agents get different passwords", async () => {
  const [first, second] = [freshName(), freshName()];
  const passwords = [passwordIn(await ops("agents", "add", first)), passwordIn(await ops("agents", "add", second))];
  expect(new Set(passwords).size).toBe(2);
  const rows = await operatorContext().db.sql`
    select a.actor, a.action, a.after from audit_entry a join player p on a.subject = 'player:' || p.id
    where p.account = ${first}`;
  expect(rows).toMatchObject([{ actor: "Ana", action: "account-opened", after: { account: first, memberType: 1 } }]);
  expect(JSON.stringify(rows)).not.toContain(passwords[0]);
});

it("AGENT-07 a lost one-time password is replaced, which ends the old password and every session", async () => {
  const account = freshName();
  const first = passwordIn(await ops("agents", "add", account));
  const open = await tryLogin(account, first);
  const again = passwordIn(await ops("agents", "password", account.toUpperCase()));
  expect((await tryLogin(account, first)).envelope.code).toBe("wrong-credentials");
  const wire = { oldPassword: again, newPassword: goodPassword, confirmNewPassword: goodPassword };
  const changing = (cookie: string) =>
    callPortal(portalRoute(changePasswordCall, changePassword), changePasswordCall, wire, {
      cookies: [cookie],
      ip: freshAddress(),
    });
  expect((await changing(sessionCookieOf(open) ?? "")).envelope.code).toBe("not-logged-in");
  const answer = await tryLogin(account, again);
  expect(answer.envelope.value).toMatchObject({ account, mustChangePassword: true });
  expect((await changing(sessionCookieOf(answer) ?? "")).envelope.value).toMatchObject({ mustChangePassword: false });
  // An agent who forgot a password of their own choice gets the same help.
  const third = passwordIn(await ops("agents", "password", account));
  expect((await tryLogin(account, third)).envelope.value).toMatchObject({ mustChangePassword: true });
});

it("AGENT-07 only an agent's password can be renewed, and of two parallel renewals one password works", async () => {
  const unknown = { code: "not-found" };
  await expect(ops("agents", "password", freshName())).rejects.toMatchObject(unknown);
  await expect(ops("agents", "password", (await registerPlayer()).account)).rejects.toMatchObject(unknown);
  const account = freshName();
  await ops("agents", "add", account);
  const renewing = () => renewAgentPassword(operatorContext(), account);
  const both = await Promise.allSettled([renewing(), renewing()]);
  const told = both.flatMap((one) => (one.status === "fulfilled" ? [one.value.password] : []));
  for (const one of both) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "conflict" });
  const good = await Promise.all(told.map(async (password) => (await tryLogin(account, password)).status === 200));
  expect(good.filter(Boolean), "the last one told is good").toHaveLength(1);
});

it("AGENT-07 the list shows only agents, newest first, and marks those who have not chosen a password", async () => {
  const player = await registerPlayer();
  const account = freshName();
  await ops("agents", "add", account, "--nickname", "Sol Mendoza");
  const lines = (await ops("agents", "list")).split("\n");
  expect(lines[0]).toMatch(new RegExp(`type 1 {3}active {4}\\* {2}${account} +Sol Mendoza$`));
  expect(lines.at(-1)).toBe(`${lines.length - 1} agents`);
  expect(lines.join("\n")).not.toContain(player.account);
});

it.each([
  ["1x", [], "username", "pattern.starts-with-letter"],
  ["way-too-long-for-an-account", [], "username", "pattern.starts-with-letter"],
  ["", [], "username", "required"],
  ["solmendoza", ["--nickname", " "], "nickname", "required"],
  ["solmendoza", ["--nickname", "x".repeat(41)], "nickname", "too-long"],
  ["solmendoza", ["--nickname", "Sol\u202eMendoza"], "nickname", "invalid-format"],
  ["solmendoza", ["--nickname", "Sol\u2028Mendoza"], "nickname", "invalid-format"],
])("AGENT-07 agents add %j %j is rejected with an error at %s", async (account, options, path, key) => {
  const refused = { code: "invalid-input", issues: [{ path, key }] };
  await expect(ops("agents", "add", account, ...options)).rejects.toMatchObject(refused);
});

it("AGENT-07 a taken or reserved name is rejected, also a player's, and of two parallel requests one gets the name", async () => {
  const taken = { code: "invalid-input", issues: [{ path: "username", key: "username-taken" }] };
  const player = await registerPlayer();
  await expect(ops("agents", "add", player.account.toUpperCase())).rejects.toMatchObject(taken);
  await expect(ops("agents", "add", "supp0rt")).rejects.toMatchObject(taken);
  const name = freshName();
  const both = await Promise.allSettled([ops("agents", "add", name), ops("agents", "add", name)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: taken });
});

it.each([[], ["one", "two"]])(
  "AGENT-07 agents add and password with the arguments %s %s is a usage error",
  async (...args) => {
    for (const verb of ["add", "password"])
      await expect(ops("agents", verb, ...args)).rejects.toBeInstanceOf(UsageError);
  },
);
