import "#tests/support/processes/sandbox-gateway.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readSavedAccounts } from "#db/seed/demo/saved-accounts.ts";
import { seedWeek } from "#db/seed/demo/week.ts";
import { seedDemo } from "#db/seed/demo.ts";
import {
  listDeposits,
  listDepositsForReview,
  listWithdrawals,
  listWithdrawalsForReview,
  readWithdrawalOptions,
} from "#lib/modules/cashier/index.ts";
import { listFavoriteIds, listRecentGames, listWinners, listWins, readBets } from "#lib/modules/games/index.ts";
import { findAccount } from "#lib/modules/identity/index.ts";
import { readJackpots } from "#lib/modules/originals/index.ts";
import { listGrantedRewards } from "#lib/modules/promotions/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { env } from "#lib/platform/env.ts";
import { expectBooksClean, operatorContext } from "#tests/support/fixtures/cashier.ts";

const dayMs = 86_400_000;
let luz: Context;

beforeAll(async () => {
  Object.assign(env(), { DEMO: true });
  await seedDemo();
  await seedWeek();
  const player = await findAccount(operatorContext(), "luzreyes");
  const actor = { role: "player", playerId: player?.id ?? "", account: "luzreyes", sessionId: "test" } as const;
  luz = { ...operatorContext(), actor };
}, 120_000);
afterAll(() => void Object.assign(env(), { DEMO: false }));

/** Everything that a second run could add to. */
async function counted() {
  const { sql } = operatorContext().db;
  const [row] = await sql`select (select count(*) from player) as players, (select count(*) from transfer) as movements,
    (select count(*) from deposit) as deposits, (select count(*) from withdrawal) as withdrawals,
    (select count(*) from reward) as rewards, (select min(cash) >= 0 and min(held) >= 0 from wallet_account) as covered`;
  return row;
}

it("HOUSE-20 the demo week leaves a clean ledger, and its movements are spread over seven days", async () => {
  await expectBooksClean();
  expect(await counted()).toMatchObject({ covered: true });
  const { sql } = operatorContext().db;
  const [times] = await sql<{ first: string; last: string; days: number; orderly: boolean }[]>`
    with ordered as (select at, lag(at) over (partition by account_id order by seq) as before from transfer)
    select min(at) as first, max(at) as last, count(distinct at::date)::int as days,
      bool_and(before is null or before <= at) as orderly from ordered`;
  expect(times?.orderly).toBe(true);
  expect(times?.days).toBeGreaterThanOrEqual(7);
  expect(Date.parse(times?.first ?? "")).toBeGreaterThan(Date.now() - 7.1 * dayMs);
  expect(Date.parse(times?.last ?? "")).toBeLessThanOrEqual(Date.now());
});

it("HOUSE-20 the demo week fills the boards of winners", async () => {
  const { entries } = await listWins(operatorContext(), { period: "week" });
  expect(entries.length).toBe(25);
  expect(new Set(entries.map(({ gameCode }) => gameCode))).toEqual(new Set(["dice", "parol-nights"]));
  expect((await listWinners(operatorContext(), { period: "week" })).entries.length).toBeGreaterThan(15);
  const { pools } = await readJackpots(operatorContext(), { limitNum: 1 });
  expect(pools.find(({ pool }) => pool === "grand")?.amount).toBeGreaterThan(50_000_00n);
});

it("HOUSE-20 the printed player has every kind of record, and a payment password to withdraw with", async () => {
  const all = { pageSize: 100 };
  const deposits = (await listDeposits(luz, all)).content.map(({ state }) => state);
  expect(new Set(deposits)).toEqual(new Set(["credited", "failed", "cancelled", "expired", "pending"]));
  const withdrawals = (await listWithdrawals(luz, all)).content.map(({ state }) => state);
  const states = ["received", "cancelled", "rejected", "auto-received", "forced", "requested", "waiting-for-receipt"];
  expect(withdrawals.toSorted()).toEqual(states.toSorted());
  const { rows: rewards } = await listGrantedRewards(operatorContext(), { account: "luzreyes", ...all });
  expect(new Set(rewards.map(({ state }) => state))).toEqual(new Set(["claimable", "claimed", "revoked"]));
  expect((await readBets(luz, all)).content.length).toBeGreaterThan(80);
  expect((await listFavoriteIds(luz)).ids).toEqual(expect.arrayContaining(["dice", "parol-nights"]));
  expect((await listRecentGames(luz, { page: 1, pageSize: 10 })).list.length).toBe(2);
  const { balance, hasPaymentPassword } = await readWithdrawalOptions(luz);
  expect([balance > 0n, hasPaymentPassword]).toEqual([true, true]);
  expect(readSavedAccounts().find(({ account }) => account === "luzreyes")?.paymentPassword).toMatch(/^\d{6}$/);
});

it("HOUSE-20 the demo week leaves work for operators: withdrawals in every stage, and a deposit to decide", async () => {
  const all = { pageSize: 100 };
  const { rows } = await listWithdrawalsForReview(operatorContext(), all);
  const stages = ["requested", "reviewing", "approved", "disbursing", "failed", "waiting-for-receipt", "disputed"];
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(stages));
  expect((await listDepositsForReview(operatorContext(), { state: "review", ...all })).rows.length).toBe(1);
});

it("HOUSE-20 a second run, or a run on a site with players of its own, adds nothing", async () => {
  const before = await counted();
  await seedWeek();
  expect(await counted()).toEqual(before);
});

it("HOUSE-20 a site that is no demo gets no demo week", async () => {
  const before = await counted();
  vi.spyOn(env(), "DEMO", "get").mockReturnValue(false);
  await expect(seedWeek()).rejects.toThrow("for demo mode");
  vi.restoreAllMocks();
  expect(await counted()).toEqual(before);
});
