import { beforeEach, describe, expect, it, vi } from "vitest";
import { toastWithdrawalNews } from "#components/cashier/withdrawal-toasts.ts";
import { toastsAtom } from "#components/ui/toast/toast.ts";
import { store } from "#lib/client/store.ts";
import type { CashierNews } from "#lib/contracts/cashier/cashier-news.ts";
import { withdrawalNews } from "#lib/contracts/cashier/cashier-news.ts";

type Change = CashierNews["withdrawals"][number];
const change = (id: string, step: number, more: Partial<Change> = {}): Change => ({
  ...{ id, step, news: null, amount: 300_00n, currency: "PHP", reason: null },
  ...more,
});
const state = (...withdrawals: Change[]): CashierNews => ({ version: "", receipts: [], withdrawals });
const shown = () => store.get(toastsAtom).map(({ title, text, tone }) => ({ title, text, tone }));

vi.stubGlobal("window", new EventTarget());
beforeEach(() => store.set(toastsAtom, []));

describe("CASH-08 toasts about withdrawals", () => {
  it("CASH-04 a rejected withdrawal is reported with its reason, and one that did not change is not", async () => {
    const quiet = change("quiet", 4, { news: "approved" });
    const rejected = change("a", 3, { news: "rejected", reason: "The name differs." });
    await toastWithdrawalNews(state(change("a", 2), quiet), state(rejected, quiet), "en");
    expect(shown()).toEqual([
      {
        title: "Your withdrawal of ₱300.00 was rejected",
        text: "The money is back in your balance. Reason: The name differs.",
        tone: "negative",
      },
    ]);
  });

  it("CASH-08 the player's own act is not reported", async () => {
    await toastWithdrawalNews(state(change("a", 2)), state(change("a", 3)), "en");
    expect(shown()).toEqual([]);
  });

  it.each(["en", "fil", "ar"] as const)("CASH-08 every kind of news has words in %s", async (locale) => {
    const kinds = withdrawalNews.map((news, index) => change(String(index), 2, { news }));
    await toastWithdrawalNews(state(), state(...kinds), locale);
    const words = shown().flatMap(({ title, text }) => [title, text]);
    expect(words).toHaveLength(2 * withdrawalNews.length);
    expect(words.filter((text) => !text || text.includes("withdraw.news"))).toEqual([]);
  });
});
