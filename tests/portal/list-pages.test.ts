import { afterEach, expect, it, vi } from "vitest";
import { readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import { readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { listRewardsCall } from "#lib/contracts/promotions/list-rewards.ts";
import { dayAndHourPresets } from "#lib/i18n/list-days.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { readAccountRecord } from "#lib/modules/cashier/index.ts";
import { readBets } from "#lib/modules/games/index.ts";
import { listRewards } from "#lib/modules/promotions/index.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { PageQuery } from "#lib/portal/pages/admit-page.ts";
import { readListPage } from "#lib/portal/pages/read-list-page.ts";
import { fileBet } from "#tests/support/fixtures/bets.ts";
import { expectBooksClean, type Member, member, playedMember } from "#tests/support/fixtures/cashier.ts";
import { granted, rewardable } from "#tests/support/fixtures/promotions.ts";

// The framework's errors exist only within its own server.
vi.mock("next/navigation", () => ({ unstable_rethrow: () => {} }));

afterEach(expectBooksClean);

const visit = async ({ context }: Member, searchParams: PageQuery = {}) => ({
  context,
  site: await readSettings(context, siteSettings),
  locale: "en" as const,
  searchParams,
});

const bets = async (person: Member, address: string) => {
  const query = Object.fromEntries(new URL(address, "http://localhost").searchParams);
  return readListPage(await visit(person, query), readBetsCall, readBets, {
    path: "/bets",
    pageSize: 2,
    presets: dayAndHourPresets,
    file: "bets",
  });
};

it("HOUSE-31 a page links through the list and keeps its days and filters", async () => {
  const person = await member();
  for (let count = 0; count < 5; count++) await fileBet(person.playerId);
  await fileBet(person.playerId, { status: "won", payout: 1n });
  const start = await bets(person, "/bets?range=24-hours&status=lost");
  expect([start.totals?.count, start.rows.length, start.newest, start.newer]).toEqual([5, 2, null, null]);
  expect(start.older).toMatch(/^\/bets\?range=24-hours&status=lost&cursor=\d/);
  const middle = await bets(person, start.older ?? "");
  expect([middle.here, middle.newest]).toEqual([start.older, "/bets?range=24-hours&status=lost"]);
  const end = await bets(person, middle.older ?? "");
  expect([end.rows.length, end.older]).toEqual([1, null]);
  const back = await bets(person, end.newer ?? "");
  expect(back.rows).toEqual(middle.rows);
  expect((await bets(person, back.newer ?? "")).rows).toEqual(start.rows);

  expect(middle.filterAddress("status", "won")).toBe("/bets?range=24-hours&status=won");
  expect(middle.filterAddress("status")).toBe("/bets?range=24-hours");
  expect(middle.dayAddress({ range: "today" })).toBe("/bets?range=today&status=lost");
  expect(middle.csv?.address).toMatch(/^\/api\/portal\/records\/bets\?status=lost&from=\d{4}-[^&]*Z&to=\d{4}-[^&]*Z$/);
  expect(middle.csv?.fileName).toMatch(/^bets-24-hours-\d{4}-\d\d-\d\d\.csv$/);
});

it("HOUSE-31 invalid parameters of the URL are omitted, and the page reports that", async () => {
  const person = await member();
  await fileBet(person.playerId);
  for (const nonsense of ["status=sideways", "cursor=1_2", "range=always", "from=yesterday"]) {
    const shown = await bets(person, `/bets?${nonsense}`);
    expect([nonsense, shown.ignored, shown.rows.length, shown.filters]).toEqual([nonsense, true, 1, {}]);
  }
  expect((await bets(person, "/bets?range=today&page=2")).ignored).toBe(false);
});

it("HOUSE-31 a page beyond the end is empty and links to the newest page", async () => {
  const person = await playedMember(1_000n);
  const options = { path: "/account", pageSize: 5 };
  const page = await visit(person, { cursor: "1" });
  const shown = await readListPage(page, readAccountRecordCall, readAccountRecord, options);
  expect([shown.rows, shown.totals?.count, shown.older, shown.newer]).toEqual([[], 3, null, null]);
  expect(shown.newest).toMatch(/^\/account\?from=/);
});

it("HOUSE-31 a filter that the page fixes is not read from its URL", async () => {
  const person = await rewardable();
  await granted(person);
  const options = { path: "/rewards", pageSize: 5, fixed: { open: "false" } };
  const shown = await readListPage(await visit(person, { open: "true" }), listRewardsCall, listRewards, options);
  expect([shown.rows, shown.days, shown.csv]).toEqual([[], null, null]);
});

it("HOUSE-31 the list shows an unexpected error with its reference and rethrows a domain error", async () => {
  const person = await member();
  const failing = (error: Error) => Object.assign(() => Promise.reject(error), { slice: readBets.slice });
  const options = { path: "/bets", pageSize: 5 };
  const read = async (error: Error) => readListPage(await visit(person), readBetsCall, failing(error), options);
  const shown = await read(new Error("a bug"));
  expect(shown).toMatchObject({ rows: [], totals: null, older: null, newer: null });
  expect(shown.errorReference).toMatch(/^[0-9a-f]{10}$/);
  const refusal = new DomainError("not-logged-in");
  await expect(read(refusal)).rejects.toBe(refusal);
});
