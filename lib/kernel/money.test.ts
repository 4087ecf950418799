import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moneyToWire, parseMoney } from "#lib/kernel/money.ts";

describe("CASH-02 money on the wire", () => {
  it.each([
    ["0", 0n],
    ["1234.5", 123_450n],
    ["1234.50", 123_450n],
    ["1234.500000", 123_450n],
    ["-0.01", -1n],
    ["9999999999999.99", 999_999_999_999_999n],
    ["0007", 700n],
  ])("%s is %s minor units", (text, units) => {
    expect(parseMoney(text)).toBe(units);
  });

  it.each(["", " 1", "1 ", "+1", "1.", ".5", "1,50", "1e3", "0x10", "NaN", "٣", "1.005", "1.239", "10000000000000"])(
    "%j is rejected, not rounded",
    (text) => {
      expect(parseMoney(text)).toBeNull();
    },
  );

  it("parsing reverses formatting for every amount", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), (units) => {
        expect(parseMoney(moneyToWire(units))).toBe(units);
        expect(moneyToWire(units)).toMatch(/^-?\d+\.\d{2}$/);
      }),
    );
  });
});
