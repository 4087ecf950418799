import { describe, expect, it } from "vitest";
import { readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import { readMerchantWalletCall } from "#lib/contracts/cashier/read-merchant-wallet.ts";
import { readWalletsCall } from "#lib/contracts/cashier/read-wallets.ts";
import { claimRewardCall } from "#lib/contracts/promotions/claim-reward.ts";
import { readAccountDays } from "#lib/modules/cashier/index.ts";
import { credit } from "#lib/modules/ledger/index.ts";
import { transact } from "#lib/platform/transact.ts";
import { portalRequest } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import {
  answered,
  disbursed,
  expectBooksClean,
  type Member,
  member,
  play,
  playedMember,
} from "#tests/support/fixtures/cashier.ts";
import { granted, rewardable } from "#tests/support/fixtures/promotions.ts";

interface Page {
  content: { seq: string; type: string; amount: string; balanceAfter: string; reference: string; subject: unknown }[];
  next: string | null;
  totals: { count: number; in: string; out: string };
}

const read = async (person: Member, filter: Record<string, unknown> = {}) =>
  answered<Page>((await person.call(readAccountRecordCall, filter)).envelope.value);

async function csvOf(person: Member, filter: Record<string, unknown> = {}) {
  const headers = { accept: "text/csv" };
  const request = portalRequest(readAccountRecordCall, filter, { cookies: [person.cookie], headers });
  return (await handlerOf(readAccountRecordCall))(request);
}

describe("MEMBER-05 account record", () => {
  it("MEMBER-05 the record lists every movement with its balance, and totals are the sum of the listed movements", async () => {
    const person = await playedMember(50_000n);
    await disbursed(person, "300.00");
    const { content, totals, next } = await read(person);
    expect(content.map(({ type, amount, balanceAfter }) => `${type} ${amount} ${balanceAfter}`)).toEqual([
      "withdrawal 0.00 200.00",
      "withdrawal -300.00 200.00",
      "win 500.00 500.00",
      "bet -500.00 0.00",
      "deposit 500.00 500.00",
    ]);
    expect([totals, next]).toEqual([{ count: 5, in: "1000.00", out: "800.00" }, null]);
    await expectBooksClean();
  });

  it("MEMBER-05 each row names its game, its part of a withdrawal with the bank, its deposit or its reward", async () => {
    const person = await rewardable();
    const reward = await granted(person, { amount: 500_00n });
    await person.call(claimRewardCall, { id: reward });
    await play(person, 500_00n);
    await disbursed(person, "300.00");
    const { content } = await read(person);
    const bank = { kind: "withdrawal", withdrawalId: expect.any(String), bankName: "BDO Unibank", lastDigits: "7890" };
    expect(content.map(({ type, subject }) => [type, subject])).toEqual([
      ["withdrawal", { ...bank, part: 1 }],
      ["withdrawal", { ...bank, part: null }],
      ["win", { kind: "game", gameCode: "dice", gameName: "Dice", verifiable: true }],
      ["bet", { kind: "game", gameCode: "dice", gameName: "Dice", verifiable: true }],
      ["bonus", { kind: "reward", rewardId: reward, title: "Welcome" }],
    ]);
    const csv = await (await csvOf(person)).text();
    for (const name of ["Dice", "Welcome", "Part 1 · BDO Unibank"]) expect(csv).toContain(name);
    await expectBooksClean();
  });

  it("MEMBER-05 the changes per day add up to the change of the whole filter", async () => {
    const person = await playedMember(50_000n);
    await play(person, 100n);
    const days = await readAccountDays(person.context, { pageSize: 20, type: "bet" });
    expect([...days.values()]).toEqual([-501_00n]);
  });

  it("MEMBER-05 the record pages by key, newest first, with totals over the whole filter on every page", async () => {
    const person = await playedMember(50_000n);
    for (let round = 0; round < 5; round++) await play(person, 100n);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(person, { pageSize: 4, type: "bet", cursor });
      expect(page.totals).toMatchObject({ count: 6, out: "505.00" });
      seen.push(...page.content.map(({ seq }) => seq));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(6);
    expect(seen).toEqual(seen.toSorted((one, other) => Number(other) - Number(one)));
  });

  it("MEMBER-05 the record filters by time, excluding the end", async () => {
    const person = await playedMember(50_000n);
    const now = new Date();
    const hour = 3_600_000;
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
    expect((await read(person, { from: at(-hour), to: at(hour) })).totals.count).toBe(3);
    expect((await read(person, { from: at(hour) })).totals.count).toBe(0);
    expect((await read(person, { to: at(-hour) })).totals.count).toBe(0);
  });

  it("MEMBER-05 the record shows no other player's movements", async () => {
    await playedMember(50_000n);
    expect((await read(await member())).totals).toEqual({ count: 0, in: "0.00", out: "0.00" });
  });

  it.each([{ type: "everything" }, { from: "yesterday" }, { cursor: "0_0" }, { pageSize: "1000" }])(
    "MEMBER-05 the filter %o is rejected",
    async (filter) => {
      expect((await (await member()).call(readAccountRecordCall, filter)).envelope.code).toBe("invalid-input");
    },
  );

  it("MEMBER-05 the CSV contains the whole filter, with figures as figures and formulas escaped", async () => {
    const person = await playedMember(50_000n);
    const ids = { playerId: person.playerId, currency: "PHP", vendorId: "promo", externalId: "=1+1" };
    const promo = { ...ids, kind: "promo" as const, counterAccount: "promo:welcome", amount: 500n };
    await transact(person.context, (tx) => credit(tx, promo));
    for (let round = 0; round < 30; round++) await play(person, 100n);
    const response = await csvOf(person);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = (await response.text()).trim().split("\r\n");
    expect(lines).toHaveLength(1 + 64);
    expect(lines[0]).toContain("Balance");
    expect(lines.some((line) => line.includes(",'=1+1,"))).toBe(true);
    expect(lines[1]).toMatch(/^64,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Win,Dice,1\.00,505\.00,0\.00,/);
    expect(lines.some((line) => line.includes(",Bet,Dice,-1.00,"))).toBe(true);
  });

  it("MEMBER-05 a rejected CSV request returns an envelope, not a file", async () => {
    const response = await csvOf(await member(), { type: "everything" });
    expect([response.status, (await response.json()).code]).toEqual([400, "invalid-input"]);
    const visitor = await (await handlerOf(readAccountRecordCall))(
      portalRequest(readAccountRecordCall, {}, { headers: { accept: "text/csv" } }),
    );
    expect(visitor.status).toBe(401);
  });
});

describe("CASH-06 wallets", () => {
  it("CASH-06 the main wallet is returned as the only one", async () => {
    const person = await playedMember(50_000n);
    expect((await person.call(readWalletsCall)).envelope.value).toEqual({
      currency: "PHP",
      wallets: [{ wallet: "main", balance: "500.00" }],
      total: "500.00",
    });
    expect((await person.call(readMerchantWalletCall)).envelope.value).toEqual({ isSingle: true });
  });
});
