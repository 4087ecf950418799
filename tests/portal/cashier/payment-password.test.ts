import { afterEach, describe, expect, it } from "vitest";
import { addBankAccountCall } from "#lib/contracts/cashier/add-bank-account.ts";
import { readWithdrawalOptionsCall } from "#lib/contracts/cashier/read-withdrawal-options.ts";
import { requestWithdrawalCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import { setPaymentPasswordCall } from "#lib/contracts/cashier/set-payment-password.ts";
import { newId } from "#lib/kernel/ids.ts";
import { checkPaymentPassword } from "#lib/modules/cashier/payment-password.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import {
  answered,
  bindAccount,
  expectBooksClean,
  type Member,
  member,
  paymentPassword,
  playedMember,
} from "#tests/support/fixtures/cashier.ts";

const wire = (bankAccountId: string, amount = "100.00") => ({
  idempotencyKey: crypto.randomUUID(),
  amount,
  bankAccountId,
  paymentPassword,
});

afterEach(expectBooksClean);

describe("CASH-04 payment password and bank account", () => {
  it("CASH-04 the first password is set freely, and the next one requires the current one", async () => {
    const person = await member();
    expect((await person.call(setPaymentPasswordCall, { newPassword: "111222" })).status).toBe(200);
    const again = await person.call(setPaymentPasswordCall, { newPassword: "333444" });
    expect(again.envelope).toMatchObject({ code: "payment-password-wrong", value: { left: 4 } });
    const wrong = await person.call(setPaymentPasswordCall, { oldPassword: "999999", newPassword: "333444" });
    expect(wrong.envelope).toMatchObject({ code: "payment-password-wrong", value: { left: 3 } });
    const right = await person.call(setPaymentPasswordCall, { oldPassword: "111222", newPassword: "333444" });
    expect(right.status).toBe(200);
  });

  it("CASH-04 repeating a saved change succeeds, as after a lost response, and is audited once", async () => {
    const person = await member();
    const set = async (wire: Record<string, unknown>) => (await person.call(setPaymentPasswordCall, wire)).status;
    const first = { newPassword: "111222" };
    const change = { oldPassword: "111222", newPassword: "333444" };
    expect(await Promise.all([set(first), set(first), set(first)])).toEqual([200, 200, 200]);
    expect([await set(change), await set(change)]).toEqual([200, 200]);
    const rows = await person.context.db.sql`
      select 1 from audit_entry where subject = ${`player:${person.playerId}`} and action = 'payment-password-set'`;
    expect(rows).toHaveLength(2);
  });

  it("SEC-PAYPASS a change in which both passwords are checked and wrong counts as two attempts", async () => {
    const person = await member();
    await person.call(setPaymentPasswordCall, { newPassword: "111222" });
    const guess = async (oldPassword: string, newPassword: string) =>
      (await person.call(setPaymentPasswordCall, { oldPassword, newPassword })).envelope;
    const wrong = (left: number) => ({ code: "payment-password-wrong", value: { left } });
    expect(await guess("000000", "000001")).toMatchObject(wrong(3));
    // The new password is checked only after the first wrong attempt.
    expect(await guess("000000", "111222")).toMatchObject(wrong(2));
  });

  it("SEC-PAYPASS a wrong attempt later than ten minutes after a change counts once", async () => {
    const person = await member();
    await person.call(setPaymentPasswordCall, { newPassword: "111222" });
    const later = { ...person.context, clock: { now: () => new Date(Date.now() + 11 * 60_000) } };
    const { setPaymentPassword: act } = await import("#lib/modules/cashier/index.ts");
    const change = { oldPassword: "000000", newPassword: "111222" };
    await expect(act(later, change)).rejects.toMatchObject({ code: "payment-password-wrong", params: { left: 4 } });
  });

  it.each([
    ["first", (guess: string) => ({ newPassword: guess })],
    ["next", (guess: string) => ({ oldPassword: guess, newPassword: "222222" })],
  ])("SEC-PAYPASS the form of the %s password allows no more than five attempts", async (_, wire) => {
    const person = await member();
    await person.call(setPaymentPasswordCall, { newPassword: paymentPassword });
    const guesses = ["000001", "000002", "000003", "000004", "000005"];
    const answers = await Promise.all(guesses.map((guess) => person.call(setPaymentPasswordCall, wire(guess))));
    expect(answers.map(({ envelope }) => envelope.code)).toContain("payment-password-locked");
    const right = await person.call(setPaymentPasswordCall, wire(paymentPassword));
    expect([right.status, right.envelope.code]).toEqual([403, "payment-password-locked"]);
  });

  it.each(["12345", "1234567", "12345a", ""])("CASH-04 the payment password '%s' is rejected", async (newPassword) => {
    expect((await (await member()).call(setPaymentPasswordCall, { newPassword })).envelope.code).toBe("invalid-input");
  });

  it("SEC-PAYPASS five wrong attempts, parallel ones included, lock the password, and then the right one is rejected too", async () => {
    const person = await playedMember(50_000n);
    const account = await bindAccount(person);
    const guess = () => person.call(requestWithdrawalCall, { ...wire(account), paymentPassword: "000000" });
    const codes = (await Promise.all(Array.from({ length: 8 }, guess))).map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === "payment-password-wrong")).toHaveLength(4);
    expect(codes.filter((code) => code === "payment-password-locked")).toHaveLength(4);
    const right = await person.call(requestWithdrawalCall, wire(account));
    expect([right.status, right.envelope.code]).toEqual([403, "payment-password-locked"]);
    const later = { clock: { now: () => new Date(Date.now() + 31 * 60_000) } };
    const { bank } = {
      bank: { bankName: "BDO Unibank", holderName: "Luz", accountNumber: "7654321", paymentPassword },
    };
    const { addBankAccount: act } = await import("#lib/modules/cashier/index.ts");
    await expect(act({ ...person.context, ...later }, bank)).resolves.toMatchObject({ lastDigits: "4321" });
  });

  it("SEC-PAYPASS attempts that got no result, because the process ended, do not count", async () => {
    const person = await member();
    await person.call(setPaymentPasswordCall, { newPassword: paymentPassword });
    const { sql } = person.context.db;
    // The connection is gone after the hash was read.
    const ended = Object.assign(() => Promise.reject(new Error("ended")), sql) as typeof sql;
    const dying = { ...person.context, db: { ...person.context.db, sql: ended, orm: person.context.db.orm } };
    for (let i = 0; i < 6; i++) await expect(checkPaymentPassword(dying, "000000")).rejects.toThrow("ended");
    await expect(checkPaymentPassword(person.context, paymentPassword)).resolves.toBeUndefined();
  });

  it("SEC-PAYPASS the right password succeeds ten times at once", async () => {
    const person = await member();
    await person.call(setPaymentPasswordCall, { newPassword: paymentPassword });
    const all = Array.from({ length: 10 }, () => checkPaymentPassword(person.context, paymentPassword));
    await expect(Promise.all(all)).resolves.toHaveLength(10);
  });

  it("SEC-PAYPASS the right password gets no result once five wrong ones were told", async () => {
    const person = await member();
    await person.call(setPaymentPasswordCall, { newPassword: paymentPassword });
    const [read, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { sql } = person.context.db;
    const late = (async (...given: Parameters<typeof sql>) => {
      read.resolve();
      await told.promise;
      return sql(...given);
    }) as unknown as typeof sql;
    const slow = { ...person.context, db: { ...person.context.db, sql: late } };
    const sixth = checkPaymentPassword(slow, paymentPassword);
    const rejected = expect(sixth).rejects.toMatchObject({ code: "payment-password-locked" });
    await read.promise;
    for (let i = 0; i < 5; i++) await checkPaymentPassword(person.context, "000000").catch(() => {});
    told.resolve();
    await rejected;
  });

  it("SEC-PAYPASS calls with a payment password are accepted only encrypted", async () => {
    for (const call of [setPaymentPasswordCall, addBankAccountCall, requestWithdrawalCall])
      expect(call.encrypted).toBe(true);
    const plain = { ...requestWithdrawalCall, encrypted: false };
    const handler = await handlerOf(requestWithdrawalCall);
    const answer = await callPortal(handler, plain, wire(newId()), { cookies: [(await member()).cookie] });
    expect(answer.status).toBe(415);
  });

  it("CASH-04 the account number is sealed and bound once, and a player has at most five accounts", async () => {
    const person = await member();
    await bindAccount(person, "001234567890");
    const rows = await person.context.db.sql<{ sealed_number: string; last_digits: string }[]>`
      select sealed_number, last_digits from bank_account where player_id = ${person.playerId}`;
    expect(rows[0]?.last_digits).toBe("7890");
    expect(rows[0]?.sealed_number).not.toContain("001234567890");
    const bank = (accountNumber: string) => ({
      bankName: "BDO Unibank",
      holderName: "Luz R",
      accountNumber,
      paymentPassword,
    });
    const twice = await person.call(addBankAccountCall, bank("001234567890"));
    expect([twice.status, twice.envelope.code]).toEqual([409, "bank-account-exists"]);
    const again = await bindAccount(person, "001234567890");
    expect(await listed(person)).toEqual([again]);
    const add = (digits: number[]) =>
      Promise.all(digits.map((digit) => person.call(addBankAccountCall, bank(`99999${digit}`))));
    const more = [...(await add([1, 2, 3])), ...(await add([4, 5, 6]))].map(({ envelope }) => envelope.code);
    expect(more.filter((code) => code === null)).toHaveLength(4);
    expect(more.filter((code) => code === "bank-account-limit")).toHaveLength(2);
    // Repeating a bound account, as after a lost response, returns that account, also at the limit.
    expect([await bindAccount(person, "001234567890"), (await listed(person)).length]).toEqual([again, 5]);
    const bound = await person.context.db.sql`
      select 1 from audit_entry where subject = ${`player:${person.playerId}`} and action = 'bank-account-bound'`;
    expect(bound).toHaveLength(5);
  });

  it("CASH-04 a new account is of a bank of the country, which the options list", async () => {
    const person = await member();
    await person.call(setPaymentPasswordCall, { newPassword: paymentPassword });
    const { envelope } = await person.call(readWithdrawalOptionsCall);
    const { banks } = answered<{ banks: { name: string; mobile: boolean }[] }>(envelope.value);
    expect(banks).toContainEqual({ name: "BDO Unibank", mobile: false });
    const bank = { bankName: "Bangko", holderName: "Luz R", accountNumber: "123456", paymentPassword };
    const { envelope: refused } = await person.call(addBankAccountCall, bank);
    expect(refused.issues).toMatchObject([{ path: "bankName", key: "bank-of-list" }]);
    const wallet = { ...bank, bankName: "GCash" };
    const { envelope: short } = await person.call(addBankAccountCall, wallet);
    expect(short.issues).toMatchObject([{ path: "accountNumber", key: "account-mobile-number" }]);
    const bound = await person.call(addBankAccountCall, { ...wallet, accountNumber: "09171234567" });
    expect(bound.envelope.code).toBeNull();
  });

  it("CASH-04 binding an account requires a payment password", async () => {
    const bank = { bankName: "BDO Unibank", holderName: "Luz R", accountNumber: "123456", paymentPassword };
    expect((await (await member()).call(addBankAccountCall, bank)).envelope.code).toBe("payment-password-missing");
  });
});

/** Returns the ids of the bound accounts. */
async function listed(person: Member): Promise<string[]> {
  const { envelope } = await person.call(readWithdrawalOptionsCall);
  return answered<{ bankAccounts: { id: string }[] }>(envelope.value).bankAccounts.map(({ id }) => id);
}
