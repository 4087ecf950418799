import { afterEach, describe, expect, it } from "vitest";
import { cancelWithdrawalCall } from "#lib/contracts/cashier/cancel-withdrawal.ts";
import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { readWithdrawalCall } from "#lib/contracts/cashier/read-withdrawal.ts";
import { readWithdrawalOptionsCall } from "#lib/contracts/cashier/read-withdrawal-options.ts";
import { requestWithdrawalCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import { newId } from "#lib/kernel/ids.ts";
import { listWithdrawals, reviewWithdrawal } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import {
  answered,
  bindAccount,
  expectBooksClean,
  type Member,
  member,
  operatorContext,
  paymentPassword,
  play,
  playedMember,
  requested,
} from "#tests/support/fixtures/cashier.ts";
import { fundedPlayer } from "#tests/support/ledger/ledger.ts";

interface Purses {
  balance: string;
  held: string;
}

const pursesOf = async (person: Member) => answered<Purses>((await person.call(readBalanceCall)).envelope.value);
const stateOf = async (person: Member, id: string) =>
  answered<{ state: string }>((await person.call(readWithdrawalCall, { id })).envelope.value).state;
const wire = (bankAccountId: string, amount = "100.00") => ({
  idempotencyKey: crypto.randomUUID(),
  amount,
  bankAccountId,
  paymentPassword,
});

afterEach(expectBooksClean);

describe("CASH-04 withdrawal requests", () => {
  it("CASH-04 a withdrawal holds its amount once per key, also when it is repeated in parallel", async () => {
    const person = await playedMember(50_000n);
    const input = wire(await bindAccount(person), "300.00");
    const answers = await Promise.all([1, 2, 3, 4].map(() => person.call(requestWithdrawalCall, input)));
    const ids = answers.map(({ envelope }) => answered<{ id: string }>(envelope.value).id);
    expect(new Set(ids).size).toBe(1);
    expect(await pursesOf(person)).toMatchObject({ balance: "200.00", held: "300.00" });
    const other = await person.call(requestWithdrawalCall, { ...input, amount: "301.00" });
    expect([other.status, other.envelope.code]).toEqual([409, "duplicate-transaction"]);
  });

  it("CASH-04 parallel withdrawals cannot take more than the balance", async () => {
    const person = await playedMember(50_000n);
    const account = await bindAccount(person);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => person.call(requestWithdrawalCall, wire(account, "200.00"))),
    );
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === null)).toHaveLength(2);
    expect(codes.filter((code) => code === "insufficient-funds")).toHaveLength(2);
    expect(await pursesOf(person)).toMatchObject({ balance: "100.00", held: "400.00" });
  });

  it.each([
    ["99.99", "amount-min"],
    ["500000.01", "amount-max"],
  ])("CASH-04 %s is rejected with the reason at the field", async (amount, key) => {
    const person = await playedMember(50_000n);
    const answer = await person.call(requestWithdrawalCall, wire(await bindAccount(person), amount));
    expect(answer.envelope).toMatchObject({ code: "invalid-input", issues: [{ path: "amount", key }] });
  });

  it("CASH-04 a withdrawal requires the remaining turnover, which counts only stakes since the deposit", async () => {
    const person = await playedMember(50_000n);
    await play(person, 50_000n);
    await fundAgain(person, 30_000n);
    const account = await bindAccount(person);
    const refused = await person.call(requestWithdrawalCall, wire(account));
    expect(refused.envelope).toMatchObject({ code: "turnover-not-met", value: { left: "300.00" } });
    await play(person, 10_000n);
    const { envelope } = await person.call(readWithdrawalOptionsCall);
    expect(envelope.value).toMatchObject({ turnover: { required: "300.00", left: "200.00" } });
    expect(await pursesOf(person)).toMatchObject({ balance: "800.00", held: "0.00" });
    await play(person, 20_000n);
    expect((await person.call(requestWithdrawalCall, wire(account))).status).toBe(200);
  });

  it("CASH-04 another player's bank account is rejected", async () => {
    const person = await playedMember(50_000n);
    await bindAccount(person);
    const theirs = await bindAccount(await member());
    expect((await person.call(requestWithdrawalCall, wire(theirs))).envelope.code).toBe("not-found");
    expect(await pursesOf(person)).toMatchObject({ held: "0.00" });
  });

  it("SEC-ROLE a visitor and a trial account cannot withdraw", async () => {
    const handler = await handlerOf(requestWithdrawalCall);
    const input = wire(newId());
    expect((await callPortal(handler, requestWithdrawalCall, input)).envelope.code).toBe("not-logged-in");
    const cookies = [await sessionFor("trial")];
    expect((await callPortal(handler, requestWithdrawalCall, input, { cookies })).envelope.code).toBe(
      "need-real-account",
    );
  });
});

describe("CASH-04 before the payment", () => {
  it("CASH-04 the owner can cancel a requested withdrawal, and not one in review", async () => {
    const person = await playedMember(50_000n);
    const id = await requested(person, "300.00");
    const cancel = () => person.call(cancelWithdrawalCall, { id });
    expect((await Promise.all([cancel(), cancel(), cancel()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await pursesOf(person)).toMatchObject({ balance: "500.00", held: "0.00" });
    const next = await playedMember(50_000n);
    const reviewed = await requested(next, "300.00");
    await reviewWithdrawal(operatorContext(), { id: reviewed, decision: "review" });
    const late = await next.call(cancelWithdrawalCall, { id: reviewed });
    expect([late.status, late.envelope.code]).toEqual([409, "conflict"]);
    expect(await pursesOf(next)).toMatchObject({ balance: "200.00", held: "300.00" });
  });

  it("CASH-04 a rejected withdrawal returns to the balance and its history shows the reason", async () => {
    const person = await playedMember(50_000n);
    const id = await requested(person, "300.00");
    await reviewWithdrawal(operatorContext(), { id, decision: "review" });
    await reviewWithdrawal(operatorContext(), { id, decision: "reject", reason: "name differs" });
    expect(await pursesOf(person)).toMatchObject({ balance: "500.00", held: "0.00" });
    const { envelope } = await person.call(readWithdrawalCall, { id });
    const { steps } = answered<{ steps: { state: string; reason: string | null }[] }>(envelope.value);
    expect(steps.at(-1)).toMatchObject({ state: "rejected", reason: "name differs" });
    const again = reviewWithdrawal(operatorContext(), { id, decision: "approve" });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  });

  it("CASH-04 withdrawals in progress are listed separately, however many have ended since", async () => {
    const person = await playedMember(60_000n);
    const account = await bindAccount(person);
    const ask = async () =>
      answered<{ id: string }>((await person.call(requestWithdrawalCall, wire(account))).envelope.value).id;
    const [kept, first, second] = [await ask(), await ask(), await ask()];
    for (const id of [first, second]) await person.call(cancelWithdrawalCall, { id });
    const idsOf = async (pageNo: number, open?: boolean) => {
      const read = (cursor?: string) => listWithdrawals(person.context, { cursor, pageSize: 1, open });
      let list = await read();
      for (let at = 1; at < pageNo; at++) list = await read(list.next ?? "");
      return [list.totals.count, ...list.content.map(({ id }) => id)];
    };
    expect(await idsOf(1, true)).toEqual([1, kept]);
    expect([await idsOf(1, false), await idsOf(2, false)]).toEqual([
      [2, second],
      [2, first],
    ]);
    expect(await idsOf(3)).toEqual([3, kept]);
  });

  it("SEC-IDOR another player's withdrawal is not found", async () => {
    const id = await requested(await playedMember(50_000n), "300.00");
    const other = await member();
    for (const call of [readWithdrawalCall, cancelWithdrawalCall]) {
      const answer = await other.call(call, { id });
      expect([answer.status, answer.envelope.code]).toEqual([404, "not-found"]);
    }
  });

  it("SEC-IDLE a session that was idle must log in again before a withdrawal", async () => {
    const later = { clock: { now: () => new Date(Date.now() + 31 * 60_000) } };
    const handler = portalRoute(readWithdrawalOptionsCall, async () => Promise.reject(new Error("reached")), later);
    const answer = await callPortal(handler, readWithdrawalOptionsCall, {}, { cookies: [await sessionFor("player")] });
    expect([answer.status, answer.envelope.code]).toEqual([401, "session-expired"]);
  });

  it("CASH-01 the application cannot edit the history of a withdrawal", async () => {
    const person = await playedMember(50_000n);
    const id = await requested(person, "300.00");
    const { sql } = person.context.db;
    await expect(sql`update withdrawal_event set reason = 'x' where withdrawal_id = ${id}`).rejects.toThrow(
      "permission denied",
    );
    await expect(sql`delete from withdrawal where id = ${id}`).rejects.toThrow("permission denied");
    expect(await stateOf(person, id)).toBe("requested");
  });
});

/** Makes a later deposit of the same player. */
async function fundAgain({ playerId, context }: Member, cash: bigint): Promise<void> {
  await fundedPlayer(context, cash, "PHP", playerId);
}
