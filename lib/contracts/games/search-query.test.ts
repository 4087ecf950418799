import fc from "fast-check";
import { expect, it } from "vitest";
import { maxSearchLength, trimSearchQuery } from "#lib/contracts/games/search-query.ts";

it.each([
  ["mango", "mango"],
  ["  parol nights ", "parol nights "],
  [`${" ".repeat(10_000)}mango`, "mango"],
  [" ".repeat(10_000), ""],
  ["%".repeat(10_000), "%".repeat(100)],
  ["ن".repeat(10_000), "ن".repeat(100)],
  ["🎰".repeat(5_000), "🎰".repeat(50)],
  [`a${"🎰".repeat(5_000)}`, `a${"🎰".repeat(49)}`],
  ["\ud83c", ""],
  ["\ud83c!", "\ufffd!"],
])("LOBBY-16 a keyword is cut to its beginning without splitting a character: %#", (typed, part) => {
  expect(trimSearchQuery(typed)).toBe(part);
});

it("LOBBY-16 the cut of any keyword fits into a URL and does not change when cut again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const part = trimSearchQuery(typed);
      expect(part.length).toBeLessThanOrEqual(maxSearchLength);
      expect(encodeURIComponent(part).length).toBeLessThan(1_000);
      expect(trimSearchQuery(part)).toBe(part);
    }),
  );
});
