import { expect, test } from "vitest";
import { counted, countedAt, winCountMs } from "#components/play/table/counting.ts";

test("GAME-03 a count begins at its start, only grows, and ends at its end", () => {
  const count = { from: 10_00n, to: 35_01n, startMs: 5_000, durationMs: 900 };
  const seen = [4_000, 5_000, 5_225, 5_450, 5_899, 5_900, 60_000].map((nowMs) => countedAt(count, nowMs));
  expect(seen).toEqual([10_00n, 10_00n, 16_25n, 22_50n, 34_98n, 35_01n, 35_01n]);
});

test("GAME-03 a count without a duration, as with reduced motion, is at its end", () => {
  expect(countedAt({ from: 1n, to: 9n, startMs: 5_000, durationMs: 0 }, 0)).toBe(9n);
  expect(countedAt(counted(7n), 0)).toBe(7n);
});

test("GAME-03 a large win is counted longer", () => {
  expect([9n, 10n, 50n].map((times) => winCountMs(600, times * 25n, 25n))).toEqual([600, 1_200, 1_800]);
});
