import { afterEach, describe, expect, it } from "vitest";
import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { autoReceive, checkOpenPayments, disburseWithdrawal, reviewWithdrawal } from "#lib/modules/cashier/index.ts";
import { liveRoute, openLive } from "#tests/support/calls/live.ts";
import { afterMinutes } from "#tests/support/calls/withdrawal-view.ts";
import {
  answered,
  bindAccount,
  disbursed,
  expectBooksClean,
  type Member,
  member,
  operatorContext,
  playedMember,
  requested,
} from "#tests/support/fixtures/cashier.ts";

/** Polls so rarely that only published events can cause what a test observes. */
const byUpdatesOnly = { tickMs: 3_600_000, ticksPerBeat: 10 };
const stops: (() => void)[] = [];

/** Opens a page of the player and returns functions that read the newest news that it got. */
async function follow({ cookie }: Member) {
  const page = await openLive(liveRoute(byUpdatesOnly), { cookies: [cookie] });
  stops.push(page.stop);
  await page.begun();
  const last = () => page.of("cashier").at(-1);
  return { last, news: () => last().withdrawals[0], count: () => page.of("cashier").length };
}

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await expectBooksClean();
});

describe("CASH-08 an open page follows the cashier", () => {
  it("CASH-04 CASH-08 review, approval and payment of a withdrawal reach the open page, each with a new version", async () => {
    const person = await playedMember(50_000n);
    const id = await requested(person, "300.00");
    const page = await follow(person);
    const versions = new Set([page.last().version]);
    expect(page.news()).toMatchObject({ id, step: 1, news: null });
    for (const [act, step, news] of [
      [() => reviewWithdrawal(operatorContext(), { id, decision: "review" }), 2, null],
      [() => reviewWithdrawal(operatorContext(), { id, decision: "approve" }), 3, "approved"],
      [() => disburseWithdrawal(operatorContext(), { id }), 6, "sent"],
    ] as const) {
      await act();
      await expect.poll(() => page.news()).toMatchObject({ id, step, news, amount: "300.00", currency: "PHP" });
      versions.add(page.last().version);
    }
    expect(versions.size).toBe(4);
    expect(page.last().receipts).toMatchObject([{ withdrawalId: id, part: 1, amount: "300.00", lastDigits: "7890" }]);
  });

  it("CASH-04 CASH-08 a rejected withdrawal reaches the open page with its reason", async () => {
    const person = await playedMember(50_000n);
    const id = await requested(person, "300.00");
    const page = await follow(person);
    await reviewWithdrawal(operatorContext(), { id, decision: "review" });
    await reviewWithdrawal(operatorContext(), { id, decision: "reject", reason: "the name differs" });
    await expect.poll(() => page.news()).toMatchObject({ id, news: "rejected", reason: "the name differs" });
  });

  it("CASH-05 CASH-08 an answered receipt leaves the page, and the player's own answer is no news", async () => {
    const person = await playedMember(50_000n);
    const id = await disbursed(person, "300.00", 10_000n);
    await disburseWithdrawal(operatorContext(), { id });
    const page = await follow(person);
    expect(page.last().receipts.map(({ part, dueAt }: { part: number; dueAt: string }) => [part, !!dueAt])).toEqual([
      [1, true],
      [2, true],
    ]);
    await person.call(confirmReceiptCall, { id, part: 1 });
    await expect.poll(() => page.last().receipts.map(({ part }: { part: number }) => part)).toEqual([2]);
    expect(page.news()).toMatchObject({ id, news: null, reason: null });
    await autoReceive(afterMinutes(31));
    await expect.poll(() => page.news()).toMatchObject({ id, news: "auto-received", amount: "200.00" });
    expect(page.last().receipts).toEqual([]);
  });

  it("CASH-03 CASH-08 a deposit that is opened or paid in one tab gives the other tabs a new version", async () => {
    const person = await member();
    await bindAccount(person);
    const page = await follow(person);
    const wire = { idempotencyKey: crypto.randomUUID(), channel: "sandbox", amount: "500.00" };
    const { payUrl } = answered<{ payUrl: string }>((await person.call(createDepositCall, wire)).envelope.value);
    await expect.poll(page.count).toBe(2);
    const opened = page.last().version;
    await fetch(payUrl, {
      method: "POST",
      body: new URLSearchParams({ outcome: "succeeded", delivery: "lose" }),
      redirect: "manual",
    });
    await checkOpenPayments(person.context);
    await expect.poll(() => page.last().version).not.toBe(opened);
  });

  it("SEC-04 a session that was idle for too long gets no news of the cashier", async () => {
    const person = await playedMember(50_000n);
    await disbursed(person, "300.00");
    const now = () => new Date(Date.now() + 45 * 60_000);
    const page = await openLive(liveRoute(byUpdatesOnly, { clock: { now } }), { cookies: [person.cookie] });
    stops.push(page.stop);
    await page.begun();
    expect(page.of("cashier")).toEqual([null]);
  });

  it("SEC-IDOR the news of a player's cashier reach nobody else", async () => {
    const [person, other] = [await playedMember(50_000n), await member()];
    const page = await follow(other);
    const visitor = await openLive(liveRoute(byUpdatesOnly));
    stops.push(visitor.stop);
    await visitor.begun();
    await disbursed(person, "300.00");
    expect(page.last()).toMatchObject({ receipts: [], withdrawals: [] });
    expect(visitor.of("cashier")).toEqual([null]);
  });
});
