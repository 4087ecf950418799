import { afterEach, describe, expect, it, vi } from "vitest";
import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { requestWithdrawalCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { listAgents, openAgentAccount } from "#lib/modules/agents/index.ts";
import { listDepositsForReview, listWithdrawalsForReview } from "#lib/modules/cashier/index.ts";
import { addBanner, addNotice, listAllNotices, listBanners } from "#lib/modules/content/index.ts";
import { listGrantedRewards } from "#lib/modules/promotions/index.ts";
import type { Context } from "#lib/platform/context.ts";
import {
  bindAccount,
  expectBooksClean,
  member,
  operatorContext,
  paymentPassword,
  playedMember,
} from "#tests/support/fixtures/cashier.ts";
import { granted, rewardable } from "#tests/support/fixtures/promotions.ts";
import { ops } from "#tests/support/processes/commands.ts";

interface OperatorList {
  /** Inserts this number of rows into the list. */
  fill: (rows: number) => Promise<void>;
  list: (context: Context, page: SliceInput) => Promise<Slice<object>>;
}

const times = async (rows: number, add: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < rows; index++) await add(index);
};

const lists: Record<string, OperatorList> = {
  agents: {
    fill: (rows) => times(rows, (index) => openAgentAccount(operatorContext(), { username: `agentlist${index}` })),
    list: listAgents,
  },
  banners: {
    fill: (rows) =>
      times(rows, (index) =>
        addBanner(operatorContext(), {
          code: `list-${index}`,
          groupName: "w_home",
          position: index % 2,
          texts: { en: { title: "Fiesta", text: "Three nights" } },
          art: { backdrop: "dusk", covers: [] },
          link: { kind: "none" },
        }),
      ),
    list: listBanners,
  },
  notices: {
    fill: (rows) =>
      times(rows, (index) =>
        addNotice(operatorContext(), {
          position: -(index % 3),
          texts: { en: { title: "Tonight", content: "<p>From 2 to 4.</p>" } },
        }),
      ),
    list: listAllNotices,
  },
  deposits: {
    fill: async (rows) => {
      const person = await member();
      const wire = { channel: "sandbox", amount: "500.00" };
      await times(rows, () => person.call(createDepositCall, { ...wire, idempotencyKey: crypto.randomUUID() }));
    },
    list: listDepositsForReview,
  },
  withdrawals: {
    fill: async (rows) => {
      const person = await playedMember(500_000n);
      const wire = { amount: "100.00", bankAccountId: await bindAccount(person), paymentPassword };
      await times(rows, () => person.call(requestWithdrawalCall, { ...wire, idempotencyKey: crypto.randomUUID() }));
    },
    list: listWithdrawalsForReview,
  },
  rewards: {
    fill: async (rows) => {
      const person = await rewardable();
      await times(rows, () => granted(person));
    },
    list: listGrantedRewards,
  },
};

afterEach(expectBooksClean);
afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(lists))("HOUSE-31 the operators' list of %s", (_, { fill, list }) => {
  it("HOUSE-31 each row is on one page, in both directions, and a cursor of another list is rejected", async () => {
    await fill(5);
    const context = operatorContext();
    const { rows: whole } = await list(context, { pageSize: 1000 });
    expect(whole.length).toBeGreaterThanOrEqual(5);
    const pages = [await list(context, { pageSize: 2 })];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await list(context, { pageSize: 2, cursor: next }));
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole);
    const back = pages.slice(-1);
    for (let previous = back[0]?.previous; previous; previous = back[0]?.previous)
      back.unshift(await list(context, { pageSize: 2, cursor: previous }));
    expect(back.flatMap(({ rows }) => rows)).toEqual(whole);
    await expect(list(context, { pageSize: 2, cursor: "nonsense" })).rejects.toMatchObject({ code: "invalid-input" });
  });
});

it("HOUSE-31 the command line prints the command for the next page, and that command works", async () => {
  const person = await rewardable();
  for (let count = 0; count < 101; count++) await granted(person, { code: `list-${count}` });
  const page = async (...more: string[]) =>
    (await ops("rewards", "list", "--account", person.account, ...more)).split("\n");
  const first = await page();
  const [, cursor = ""] = /^There are more: --cursor (\S+)$/.exec(first.pop() ?? "") ?? [];
  expect(first).toHaveLength(101);
  expect(first.pop()).toBe("100 rewards");
  const second = await page("--cursor", cursor);
  expect(second.at(-1)).toBe("1 reward");
  expect(new Set([...first, ...second.slice(0, -1)]).size).toBe(101);
  await expect(page("--cursor", "nonsense")).rejects.toMatchObject({ code: "invalid-input" });
});
