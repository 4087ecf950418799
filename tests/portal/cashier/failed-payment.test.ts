import { afterEach, describe, expect, it } from "vitest";
import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { disputeReceiptCall } from "#lib/contracts/cashier/dispute-receipt.ts";
import {
  autoReceive,
  disburseWithdrawal,
  openCase,
  payAgain,
  returnWithdrawal,
  reviewWithdrawal,
} from "#lib/modules/cashier/index.ts";
import { afterMinutes, pursesOf, viewOf } from "#tests/support/calls/withdrawal-view.ts";
import {
  disbursed,
  expectBooksClean,
  operatorContext,
  picture,
  playedMember,
  requested,
} from "#tests/support/fixtures/cashier.ts";

const reason = "bank statement seen";

afterEach(expectBooksClean);

describe("CASH-04 payments that the bank rejects", () => {
  it("CASH-04 the money of a failed payment stays held until it is paid again or returned", async () => {
    const person = await playedMember(50_000n);
    const id = await requested(person, "300.00");
    await reviewWithdrawal(operatorContext(), { id, decision: "review" });
    await reviewWithdrawal(operatorContext(), { id, decision: "approve" });
    await reviewWithdrawal(operatorContext(), { id, decision: "fail", reason: "bank refused" });
    expect(await viewOf(person, id)).toMatchObject({ state: "failed", toCome: "300.00" });
    await expectBooksClean();
    await returnWithdrawal(operatorContext(), { id, reason });
    expect(await pursesOf(person)).toMatchObject({ balance: "500.00", held: "0.00" });
    const rows = await person.context.db.sql<{ action: string; actor: string }[]>`
      select action, actor from audit_entry where subject = ${`withdrawal:${id}`} order by at, id`;
    expect(rows.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      "withdrawal-review Ana",
      "withdrawal-approve Ana",
      "withdrawal-fail Ana",
      "withdrawal-return Ana",
    ]);
  });

  it("CASH-04 a fully sent withdrawal cannot fail and can still be confirmed", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00");
    const fail = reviewWithdrawal(operatorContext(), { id, decision: "fail", reason });
    await expect(fail).rejects.toMatchObject({ code: "conflict" });
    expect(await viewOf(person, id)).toMatchObject({ state: "waiting-for-receipt" });
    expect((await person.call(confirmReceiptCall, { id })).status).toBe(200);
  });

  /** Makes a withdrawal with one outstanding part, whose rest the bank rejected. */
  const halfFailed = async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00", 10_000n);
    await reviewWithdrawal(operatorContext(), { id, decision: "fail", reason });
    expect(await viewOf(person, id)).toMatchObject({ state: "failed", toCome: "200.00" });
    return { person, id };
  };

  it("CASH-05 an outstanding part is confirmed although the rest failed, and the rest is paid again", async () => {
    const { person, id } = await halfFailed();
    expect((await viewOf(person, id)).parts).toMatchObject([{ receiptDueAt: expect.any(String) }]);
    expect((await person.call(confirmReceiptCall, { id, part: 1 })).status).toBe(200);
    expect(await viewOf(person, id)).toMatchObject({ state: "disbursing", received: "100.00", toCome: "200.00" });
    await disburseWithdrawal(operatorContext(), { id });
    await person.call(confirmReceiptCall, { id });
    expect(await viewOf(person, id)).toMatchObject({ state: "received", received: "300.00" });
  });

  it("CASH-05 an outstanding part counts as received after its time although the rest failed", async () => {
    const { person, id } = await halfFailed();
    await autoReceive(afterMinutes(31));
    expect(await viewOf(person, id)).toMatchObject({ state: "disbursing", received: "100.00" });
    await returnWithdrawal(operatorContext(), { id, reason });
    expect(await pursesOf(person)).toMatchObject({ balance: "400.00", held: "0.00" });
  });

  it("CASH-05 the failed rest is returned while the outstanding part waits, and that part can then be disputed", async () => {
    const { person, id } = await halfFailed();
    await returnWithdrawal(operatorContext(), { id, reason });
    expect(await viewOf(person, id)).toMatchObject({ state: "waiting-for-receipt", toCome: "0.00" });
    expect(await pursesOf(person)).toMatchObject({ balance: "400.00", held: "0.00" });
    await expectBooksClean();
    expect((await person.call(disputeReceiptCall, { id, part: 1, proof: await picture() })).status).toBe(200);
    await returnWithdrawal(operatorContext(), { id, reason });
    expect(await viewOf(person, id)).toMatchObject({ state: "returned", received: "0.00" });
    expect(await pursesOf(person)).toMatchObject({ balance: "500.00", held: "0.00" });
  });

  it("CASH-05 no case is opened when no part waits for an answer", async () => {
    const person = await playedMember(50_000n);
    const id = await requested(person, "300.00");
    for (const decision of ["review", "approve", "fail"] as const)
      await reviewWithdrawal(operatorContext(), { id, decision });
    await expect(openCase(operatorContext(), { id, reason })).rejects.toMatchObject({ code: "conflict" });
  });

  it("CASH-05 two parts are paid again one after the other, with no payment in between", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00", 10_000n);
    await disburseWithdrawal(operatorContext(), { id });
    for (const part of [2, 1]) {
      await person.call(disputeReceiptCall, { id, part, proof: await picture() });
      await payAgain(operatorContext(), { id, reason });
    }
    expect(await viewOf(person, id)).toMatchObject({ state: "disbursing", toCome: "300.00" });
    await disburseWithdrawal(operatorContext(), { id });
    await person.call(confirmReceiptCall, { id });
    expect(await viewOf(person, id)).toMatchObject({ state: "received", received: "300.00" });
  });
});
