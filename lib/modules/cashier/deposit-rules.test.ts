import { describe, expect, it } from "vitest";
import { depositStates } from "#lib/contracts/cashier/deposit-view.ts";
import { afterNews } from "#lib/modules/cashier/deposit-rules.ts";

const news = { type: "payment.succeeded", paymentId: "pay_1", amount: 100n, currency: "PHP" } as const;
const deposit = { state: "pending", paymentId: "pay_1", amount: 100n, currency: "PHP" } as const;

describe("CASH-03 state after a callback", () => {
  it.each(depositStates)("CASH-03 a payment of a deposit that is %s is credited at most once", (state) => {
    const after = afterNews({ ...deposit, state }, news);
    const credits = ["pending", "failed", "cancelled", "expired"].includes(state);
    expect(after?.state ?? null).toBe(credits ? "credited" : null);
  });

  it.each(depositStates)("CASH-03 a failed payment ends a deposit that is %s only while it is pending", (state) => {
    const after = afterNews({ ...deposit, state }, { ...news, type: "payment.failed" });
    expect(after?.state ?? null).toBe(state === "pending" ? "failed" : null);
  });

  it("CASH-03 a payment with another amount, currency or id is never credited automatically", () => {
    expect(afterNews(deposit, { ...news, amount: 99n })?.state).toBe("review");
    expect(afterNews(deposit, { ...news, currency: "USD" })?.state).toBe("review");
    expect(afterNews(deposit, { ...news, paymentId: "pay_2" })?.state).toBe("review");
  });
});
