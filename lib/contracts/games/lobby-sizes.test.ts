import { expect, it } from "vitest";
import { isLargeMenu } from "#lib/contracts/games/lobby-sizes.ts";

it.each([
  [0, false],
  [1, false],
  [10, false],
  [11, true],
  [40, true],
])("NAV-05 a drop-down of %i vendors, 'all' not counted, is large: %s", (vendors, large) => {
  expect(isLargeMenu(vendors)).toBe(large);
});
