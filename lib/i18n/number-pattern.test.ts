import fc from "fast-check";
import { expect, it } from "vitest";
import { formatCount, formatMoney, formatPercent, numberPatterns } from "#lib/i18n/format.ts";
import { languages } from "#lib/i18n/languages.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { writeNumber } from "#lib/i18n/number-pattern.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

// Includes languages without a catalogue, so adding one needs no change here.
const tags = languages.map(({ tag }) => tag as Locale);
const currencies = ["PHP", "USD", "EUR", "INR", "THB", "AED"];
/** Small and large amounts: digit grouping begins in between. */
const amounts = fc.integer({ min: 0, max: 15 }).chain((digits) => fc.bigInt(0n, 10n ** BigInt(digits)));

it("I18N-07 numbers written by a pattern equal those of Intl in every language and currency", () => {
  for (const tag of tags)
    for (const currency of currencies) {
      const { money, count, percent } = numberPatterns(tag, currency);
      fc.assert(
        fc.property(amounts, fc.nat(10_000), (amount, hundredths) => {
          const wire = moneyToWire(amount);
          expect(writeNumber(wire, money)).toBe(formatMoney(wire, tag, { currency }));
          expect(writeNumber(String(amount), count)).toBe(formatCount(Number(amount), tag));
          expect(writeNumber(String(hundredths / 100), percent)).toBe(formatPercent(hundredths / 10_000, tag));
        }),
        { numRuns: 50 },
      );
    }
});
