import { afterEach, expect, it } from "vitest";
import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import { readMemberCall } from "#lib/contracts/identity/read-member.ts";
import type { MemberActor } from "#lib/kernel/actor.ts";
import { createDeposit, requestWithdrawal } from "#lib/modules/cashier/index.ts";
import { logIn, savePlayerStatus } from "#lib/modules/identity/index.ts";
import { credit, debit, rollback, setDebitBlock, settle } from "#lib/modules/ledger/index.ts";
import { disablePlayer, enablePlayer } from "#lib/modules/players/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import {
  bindAccount,
  contextOf,
  expectBooksClean,
  member,
  operatorContext,
  paymentPassword,
  play,
} from "#tests/support/fixtures/cashier.ts";
import { freshAddress, goodPassword, registerPlayer, sessionCookieOf } from "#tests/support/fixtures/identity.ts";

afterEach(expectBooksClean);

const reason = "asked for by the regulator";
const system = contextOf({ role: "system", process: "test" });

const statusOf = async (cookies: string[]) =>
  (await callPortal(await handlerOf(readMemberCall), readMemberCall, {}, { cookies })).status;

const tryLogin = (account: string, handler = portalRoute(loginCall, logIn)) =>
  callPortal(
    handler,
    loginCall,
    { type: "username", username: account, password: goodPassword },
    { ip: freshAddress() },
  );

async function fund(playerId: string, amount: bigint): Promise<void> {
  const key = { playerId, currency: "PHP", vendorId: "deposit", externalId: crypto.randomUUID() };
  await transact(system, (tx) => credit(tx, { ...key, counterAccount: "deposit:sandbox", kind: "deposit", amount }));
}

const round = (playerId: string) => ({ playerId, currency: "PHP", vendorId: "PG", counterAccount: "game:reels" });

it("SEC-LOCKOUT one act ends a player's sessions and rejects logins and stakes; another lets the player in again", async () => {
  const { account, id, cookies } = await registerPlayer();
  await fund(id, 100_00n);
  expect(await statusOf(cookies)).toBe(200);
  await disablePlayer(operatorContext(), { account, reason });
  expect(await statusOf(cookies)).toBe(401);
  expect((await tryLogin(account)).envelope.code).toBe("player-disabled");
  const stake = { ...round(id), externalId: crypto.randomUUID(), amount: 1_00n };
  await expect(debit(system, stake)).rejects.toMatchObject({ code: "player-disabled" });
  await expect(disablePlayer(operatorContext(), { account, reason })).rejects.toMatchObject({ code: "conflict" });
  await enablePlayer(operatorContext(), { account, reason });
  expect((await tryLogin(account)).status).toBe(200);
  await expect(debit(system, stake)).resolves.toMatchObject({ cashAfter: 99_00n });
});

it("SEC-LOCKOUT the sessions end with the lockout when their store is away", async () => {
  const { account, cookies } = await registerPlayer();
  const context = operatorContext();
  const readSet = () => Promise.reject(new Error("away"));
  const away = { ...context, kv: { ...context.kv, readSet } };
  await disablePlayer(away, { account, reason });
  expect(await statusOf(cookies)).toBe(401);
  await expect(disablePlayer(context, { account, reason })).rejects.toMatchObject({ code: "conflict" });
});

it("SEC-LOCKOUT wins and rollbacks of earlier stakes still arrive", async () => {
  const { account, id } = await registerPlayer();
  await fund(id, 100_00n);
  const [won, taken] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const externalId of [won, taken]) await debit(system, { ...round(id), externalId, amount: 10_00n });
  await disablePlayer(operatorContext(), { account, reason });
  const ended = await settle(system, { ...round(id), externalId: `${won}:win`, debitId: won, amount: 30_00n });
  expect(ended.cashAfter).toBe(110_00n);
  const back = await rollback(system, { ...round(id), externalId: `${taken}:back`, debitId: taken });
  expect(back.cashAfter).toBe(120_00n);
});

it("SEC-LOCKOUT a session that outlived the lockout neither deposits nor withdraws", async () => {
  const { account, id } = await registerPlayer();
  await fund(id, 100_00n);
  const person = await member(id);
  await play(person, 100_00n);
  const bankAccountId = await bindAccount(person);
  await disablePlayer(operatorContext(), { account, reason });
  const actor: MemberActor = { role: "player", playerId: id, account, sessionId: "older" };
  const own: Context = contextOf(actor);
  const key = { idempotencyKey: crypto.randomUUID(), amount: 100_00n };
  await expect(createDeposit(own, { ...key, channel: "sandbox" })).rejects.toMatchObject({ code: "player-disabled" });
  const withdrawal = requestWithdrawal(own, { ...key, bankAccountId, paymentPassword });
  await expect(withdrawal).rejects.toMatchObject({ code: "player-disabled" });
});

it("SEC-LOCKOUT a login that is under way while the player is disabled leaves no session", async () => {
  const { account, id } = await registerPlayer();
  const late = portalRoute(loginCall, (context, input) => {
    const addToSet: typeof context.kv.addToSet = async (...given) => {
      // The session is stored; the lockout that ended all sessions came just before.
      await savePlayerStatus(system, id, "disabled");
      return context.kv.addToSet(...given);
    };
    return logIn({ ...context, kv: { ...context.kv, addToSet } }, input);
  });
  const answer = await tryLogin(account, late);
  expect(answer.status).not.toBe(200);
  expect(await statusOf([sessionCookieOf(answer) ?? ""])).toBe(401);
});

it("SEC-LOCKOUT a player's own exclusion outlasts the operator's lockout", async () => {
  const { account, id } = await registerPlayer();
  await fund(id, 100_00n);
  await setDebitBlock(system, { playerId: id, currency: "PHP", block: "player-excluded" });
  await disablePlayer(operatorContext(), { account, reason });
  await enablePlayer(operatorContext(), { account, reason });
  const stake = { ...round(id), externalId: crypto.randomUUID(), amount: 1_00n };
  await expect(debit(system, stake)).rejects.toMatchObject({ code: "player-excluded" });
});

it("SEC-LOCKOUT only operators and the system lock a player out", async () => {
  const { account, id } = await registerPlayer();
  const own = contextOf({ role: "player", playerId: id, account, sessionId: "s" });
  for (const act of [disablePlayer, enablePlayer])
    await expect((async () => act(own, { account, reason }))()).rejects.toMatchObject({ code: "not-allowed" });
  await expect(disablePlayer(operatorContext(), { account: "nobody-here", reason })).rejects.toMatchObject({
    code: "not-found",
  });
  expect(createDepositCall.errors).toContain("player-disabled");
});
