import { expect, test } from "vitest";
import { nearly } from "#lib/kernel/nearly.ts";

test.each([
  [9_646, 10_000],
  [9_500, 10_000],
  [9_999, 10_000],
  [999, 1_000],
  [9_499, null],
  [10_000, null],
  [1_246, null],
  [0, null],
])("LOBBY-22 %i is nearly %s", (count, round) => {
  expect(nearly(count)).toBe(round);
});
