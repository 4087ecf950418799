import { describe, expect, it } from "vitest";
import { amountWithin } from "#lib/contracts/cashier/limits.ts";
import { amountCharacters, plainAmount } from "#lib/kernel/typed-amount.ts";

describe("typed amounts", () => {
  it.each([
    ["100", "100"],
    ["100.50", "100.50"],
    ["100,50", "100.50"],
    ["0,5", "0.5"],
    ["1,000", "1000"],
    ["1,000.50", "1000.50"],
    ["12,345,678", "12345678"],
    ["₱ 1 000,50", "1000.50"],
    ["١٢٣٫٤٥", "123.45"],
    ["١٬٢٣٤", "1234"],
    ["۵۰۰", "500"],
    ["abc", ""],
  ])("CASH-03 the typed text %s is the amount %s", (typed, meant) => {
    expect(plainAmount(amountCharacters(typed))).toBe(meant);
  });

  it.each(["1,0000", "1,000,0", "0,500", "1.000,50", "1,2,3", "1.2.3", ",50", "10,00,000"])(
    "CASH-03 the ambiguous text %s is rejected by a form",
    (typed) => {
      const shown = { minimum: "", maximum: "" };
      expect(amountWithin({ minimum: 1n, maximum: 10n ** 9n, shown }).safeParse(typed).success).toBe(false);
    },
  );

  it("CASH-03 '1,000' and '100,50' are parsed after every key", () => {
    const steps = (text: string) => Array.from(text, (_, last) => plainAmount(text.slice(0, last + 1)));
    expect(steps("1,000")).toEqual(["1", "1", "1.0", "1.00", "1000"]);
    expect(steps("100,50")).toEqual(["1", "10", "100", "100", "100.5", "100.50"]);
  });

  it("CASH-03 a form sends the parsed amount", () => {
    const amount = amountWithin({ minimum: 1n, maximum: 10n ** 9n, shown: { minimum: "", maximum: "" } });
    expect(["100,50", "1,000", "1000.5"].map((typed) => amount.parse(typed))).toEqual([10_050n, 100_000n, 100_050n]);
  });
});
