import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { disputeReceiptCall } from "#lib/contracts/cashier/dispute-receipt.ts";
import {
  autoReceive,
  confirmReceipt,
  disburseWithdrawal,
  forceReceipt,
  openCase,
  payAgain,
  readProof,
  returnWithdrawal,
  reviewWithdrawal,
} from "#lib/modules/cashier/index.ts";
import { env } from "#lib/platform/env.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { afterMinutes, pursesOf, viewOf } from "#tests/support/calls/withdrawal-view.ts";
import {
  disbursed,
  expectBooksClean,
  member,
  operatorContext,
  picture,
  playedMember,
  requested,
} from "#tests/support/fixtures/cashier.ts";

const reason = "bank statement seen";

afterEach(expectBooksClean);

describe("CASH-05 receipt", () => {
  it("CASH-05 a disbursement asks for confirmation, and 'all received' closes the withdrawal", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00");
    expect(await viewOf(person, id)).toMatchObject({ state: "waiting-for-receipt", received: "0.00", toCome: "0.00" });
    expect(await pursesOf(person)).toMatchObject({ balance: "200.00", held: "0.00" });
    const answers = await Promise.all([1, 2, 3].map(() => person.call(confirmReceiptCall, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await viewOf(person, id)).toMatchObject({ state: "received", received: "300.00" });
  });

  it("CASH-05 a withdrawal that is paid in parts shows the received and remaining amounts", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00", 10_000n);
    expect(await viewOf(person, id)).toMatchObject({ received: "0.00", toCome: "200.00" });
    expect((await person.call(confirmReceiptCall, { id })).envelope.code).toBe("conflict");
    expect((await person.call(confirmReceiptCall, { id, part: 1 })).status).toBe(200);
    expect(await viewOf(person, id)).toMatchObject({ state: "disbursing", received: "100.00", toCome: "200.00" });
    await disburseWithdrawal(operatorContext(), { id, amount: 15_000n });
    await disburseWithdrawal(operatorContext(), { id });
    expect(await viewOf(person, id)).toMatchObject({ state: "waiting-for-receipt", toCome: "0.00" });
    await person.call(confirmReceiptCall, { id, part: 3 });
    expect((await viewOf(person, id)).state).toBe("waiting-for-receipt");
    await person.call(confirmReceiptCall, { id, part: 2 });
    expect(await viewOf(person, id)).toMatchObject({ state: "received", received: "300.00" });
  });

  it("CASH-05 two operators in parallel cannot pay more than was requested", async () => {
    const person = await playedMember(50_000n);
    const id = await requested(person, "300.00");
    await reviewWithdrawal(operatorContext(), { id, decision: "review" });
    await reviewWithdrawal(operatorContext(), { id, decision: "approve" });
    const pay = () => disburseWithdrawal(operatorContext(), { id, amount: 20_000n });
    const outcomes = await Promise.allSettled([pay(), pay(), pay()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await viewOf(person, id)).toCome).toBe("100.00");
  });

  it("CASH-05 a part without an answer counts as received after its time, and not a minute before", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00");
    await autoReceive(afterMinutes(29));
    expect((await viewOf(person, id)).state).toBe("waiting-for-receipt");
    await autoReceive(afterMinutes(31));
    expect(await viewOf(person, id)).toMatchObject({ state: "auto-received", received: "300.00" });
    expect(await autoReceive(afterMinutes(31))).toBe(0);
  });

  it("CASH-05 a second part is disputed while the first one's case is open", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00", 10_000n);
    await disburseWithdrawal(operatorContext(), { id });
    const deny = async (part: number) => person.call(disputeReceiptCall, { id, part, proof: await picture() });
    expect([(await deny(1)).status, (await deny(2)).status, (await deny(2)).status]).toEqual([200, 200, 409]);
    expect((await viewOf(person, id)).parts.map(({ state }) => state)).toEqual(["disputed", "disputed"]);
    await returnWithdrawal(operatorContext(), { id, reason });
    expect((await viewOf(person, id)).state).toBe("returned");
  });

  it("CASH-05 the end of a case gives the other parts their whole time again", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00", 10_000n);
    await disburseWithdrawal(operatorContext(), { id });
    await person.call(disputeReceiptCall, { id, part: 1, proof: await picture() });
    const late = afterMinutes(29);
    await confirmReceipt({ ...person.context, clock: late.clock }, { id, part: 1 });
    expect(await autoReceive(afterMinutes(58))).toBe(0);
    expect((await viewOf(person, id)).state).toBe("waiting-for-receipt");
    expect(await autoReceive(afterMinutes(60))).toBe(1);
    expect((await viewOf(person, id)).state).toBe("auto-received");
  });

  it("CASH-05 'not received' stops the timer and opens a case with the re-encoded picture", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00");
    const answer = await person.call(disputeReceiptCall, { id, part: 1, proof: await picture("jpg") });
    expect(answer.envelope.value).toMatchObject({
      state: "disputed",
      parts: [{ state: "disputed", receiptDueAt: null }],
    });
    await autoReceive(afterMinutes(600));
    expect((await viewOf(person, id)).state).toBe("disputed");
    const { name, bytes } = await readProof(operatorContext(), id);
    expect(name).toMatch(/^[0-9a-f-]{36}\.jpg$/);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 40 });
    expect(Buffer.from(bytes).includes("somebody's secret")).toBe(false);
    await forceReceipt(operatorContext(), { id, reason });
  });

  it.each([
    ["a program", new File(["MZ…not a picture"], "a.png", { type: "image/png" }), "file-type"],
    [
      "a broken picture",
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])], "a.png"),
      "file-type",
    ],
    [
      "an SVG",
      new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.svg", { type: "image/svg+xml" }),
      "file-type",
    ],
    ["nothing", new File([], "a.png"), "file-type"],
  ])("SEC-UPLOAD %s is rejected as proof, stores no file and changes nothing", async (_, proof, key) => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00");
    const before = kept();
    const answer = await person.call(disputeReceiptCall, { id, part: 1, proof });
    expect(answer.envelope).toMatchObject({ code: "invalid-input", issues: [{ path: "proof", key }] });
    expect([kept(), (await viewOf(person, id)).state]).toEqual([before, "waiting-for-receipt"]);
  });

  it("SEC-UPLOAD a proof of more than 24 megapixels or 5 MB is rejected", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00");
    const blank = sharp({ create: { width: 6000, height: 4001, channels: 3, background: "#fff" } });
    const large = new File([new Uint8Array(await blank.png().toBuffer())], "a.png");
    const pixels = await person.call(disputeReceiptCall, { id, part: 1, proof: large });
    expect(pixels.envelope.issues).toMatchObject([{ path: "proof", key: "file-pixels" }]);
    const heavy = await person.call(disputeReceiptCall, {
      id,
      part: 1,
      proof: new File([new Uint8Array(6 * 1024 * 1024)], "a.png"),
    });
    expect(heavy.status).toBe(413);
  });

  it("SEC-IDOR another player can neither confirm nor dispute, and their picture is not stored", async () => {
    const id = await disbursed(await playedMember(50_000n), "300.00");
    const other = await member();
    const before = kept();
    expect((await other.call(confirmReceiptCall, { id })).status).toBe(404);
    expect((await other.call(disputeReceiptCall, { id, part: 1, proof: await picture() })).status).toBe(404);
    expect(kept()).toBe(before);
  });
});

describe("CASH-05 cases", () => {
  const disputed = async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00");
    await person.call(disputeReceiptCall, { id, part: 1, proof: await picture() });
    return { person, id };
  };

  it("CASH-05 a case can return the money to the balance", async () => {
    const { person, id } = await disputed();
    await returnWithdrawal(operatorContext(), { id, reason });
    expect(await viewOf(person, id)).toMatchObject({ state: "returned", received: "0.00" });
    expect(await pursesOf(person)).toMatchObject({ balance: "500.00", held: "0.00" });
    const twice = returnWithdrawal(operatorContext(), { id, reason });
    await expect(twice).rejects.toMatchObject({ code: "conflict" });
  });

  it("CASH-05 a case can pay again: the same money is held and sent once more", async () => {
    const { person, id } = await disputed();
    await payAgain(operatorContext(), { id, reason });
    expect(await pursesOf(person)).toMatchObject({ balance: "200.00", held: "300.00" });
    expect(await viewOf(person, id)).toMatchObject({ state: "disbursing", toCome: "300.00" });
    await expectBooksClean();
    await disburseWithdrawal(operatorContext(), { id });
    await person.call(confirmReceiptCall, { id });
    expect(await viewOf(person, id)).toMatchObject({ state: "received", received: "300.00" });
    expect(await pursesOf(person)).toMatchObject({ balance: "200.00", held: "0.00" });
  });

  it("CASH-05 one part is paid again while another waits, which can still be answered", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00", 10_000n);
    await disburseWithdrawal(operatorContext(), { id });
    await person.call(disputeReceiptCall, { id, part: 2, proof: await picture() });
    await payAgain(operatorContext(), { id, reason });
    expect(await viewOf(person, id)).toMatchObject({ state: "waiting-for-receipt", toCome: "200.00" });
    expect((await person.call(confirmReceiptCall, { id, part: 1 })).status).toBe(200);
    expect(await viewOf(person, id)).toMatchObject({ state: "disbursing", received: "100.00", toCome: "200.00" });
    await disburseWithdrawal(operatorContext(), { id });
    await autoReceive(afterMinutes(31));
    expect(await viewOf(person, id)).toMatchObject({ state: "auto-received", received: "300.00" });
    expect(await pursesOf(person)).toMatchObject({ balance: "200.00", held: "0.00" });
  });

  it("CASH-05 a forced receipt is not refunded and cannot be reversed", async () => {
    const { person, id } = await disputed();
    await forceReceipt(operatorContext(), { id, reason });
    expect(await viewOf(person, id)).toMatchObject({ state: "forced", received: "300.00" });
    expect(await pursesOf(person)).toMatchObject({ balance: "200.00", held: "0.00" });
    for (const act of [returnWithdrawal, payAgain, forceReceipt]) {
      await expect(act(operatorContext(), { id, reason })).rejects.toMatchObject({ code: "conflict" });
    }
  });

  it("CASH-05 an operator opens the case of a payment that came back", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00");
    await openCase(operatorContext(), { id, reason: "account closed" });
    await autoReceive(afterMinutes(600));
    expect((await viewOf(person, id)).state).toBe("disputed");
    await returnWithdrawal(operatorContext(), { id, reason });
    expect(await pursesOf(person)).toMatchObject({ balance: "500.00", held: "0.00" });
  });

  it("CASH-05 a part may be disputed while another has arrived, and only the disputed one is returned", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00", 10_000n);
    await disburseWithdrawal(operatorContext(), { id, amount: 5_000n });
    await person.call(confirmReceiptCall, { id, part: 1 });
    await person.call(disputeReceiptCall, { id, part: 2, proof: await picture() });
    await returnWithdrawal(operatorContext(), { id, reason });
    expect(await viewOf(person, id)).toMatchObject({ state: "returned", received: "100.00", toCome: "0.00" });
    expect(await pursesOf(person)).toMatchObject({ balance: "400.00", held: "0.00" });
  });

  it("CASH-04 the last part includes the fee, which is returned when nothing arrived", async () => {
    await changeSiteSettings(operatorContext(), { cashier: { withdrawalFee: "10.00" } });
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00");
    expect(await viewOf(person, id)).toMatchObject({ parts: [{ amount: "290.00" }] });
    await person.call(disputeReceiptCall, { id, part: 1, proof: await picture() });
    await returnWithdrawal(operatorContext(), { id, reason });
    await changeSiteSettings(operatorContext(), { cashier: { withdrawalFee: "0.00" } });
    expect(await pursesOf(person)).toMatchObject({ balance: "500.00", held: "0.00" });
  });
});

/** Returns the names of the stored proofs. */
function kept(): string {
  const folder = join(env().DATA_FOLDER, "files", "withdrawal-proofs");
  return existsSync(folder) ? readdirSync(folder).sort().join() : "";
}
