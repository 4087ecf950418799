import { describe, expect, it } from "vitest";
import { depositStates } from "#lib/contracts/cashier/deposit-view.ts";
import { afterPaymentEvent } from "#lib/modules/cashier/deposit-rules.ts";

const event = { type: "payment.succeeded", paymentId: "pay_1", amount: 100n, currency: "PHP" } as const;
const deposit = { state: "pending", paymentId: "pay_1", amount: 100n, currency: "PHP" } as const;

describe("CASH-03 state after a callback", () => {
  it.each(depositStates)("CASH-03 a payment of a deposit that is %s is credited at most once", (state) => {
    const after = afterPaymentEvent({ ...deposit, state }, event);
    const credits = ["pending", "paid", "failed", "cancelled", "expired"].includes(state);
    expect(after?.state ?? null).toBe(credits ? "credited" : null);
  });

  it.each(depositStates)(
    "CASH-03 a failed payment ends a deposit that is %s only while its callback is awaited",
    (state) => {
      const after = afterPaymentEvent({ ...deposit, state }, { ...event, type: "payment.failed" });
      expect(after?.state ?? null).toBe(state === "pending" || state === "paid" ? "failed" : null);
    },
  );

  it("CASH-03 a payment with another amount, currency or id is never credited automatically", () => {
    expect(afterPaymentEvent(deposit, { ...event, amount: 99n })?.state).toBe("review");
    expect(afterPaymentEvent(deposit, { ...event, currency: "USD" })?.state).toBe("review");
    expect(afterPaymentEvent(deposit, { ...event, paymentId: "pay_2" })?.state).toBe("review");
  });
});
