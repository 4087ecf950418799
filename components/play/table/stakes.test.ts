import { describe, expect, it } from "vitest";
import { clampStake, nextStake } from "#components/play/table/stakes.ts";

describe("stakes", () => {
  it.each([
    [100n, 200n, 50n],
    [250n, 500n, 200n],
    [1_000n, 2_000n, 500n],
    [99_999n, 100_000n, 50_000n],
    [1n, 2n, 1n],
  ])("GAME-03 the stake steps from %s to %s and %s", (stake, up, down) => {
    expect([nextStake(stake, "up"), nextStake(stake, "down")]).toEqual([up, down]);
  });

  it("GAME-03 the stake stays between the limits, and the lower one wins when they cross", () => {
    expect([clampStake(5n, 10n, 90n), clampStake(95n, 10n, 90n), clampStake(50n, 10n, 90n)]).toEqual([10n, 90n, 50n]);
    expect(clampStake(50n, 10n, 3n)).toBe(10n);
  });

  it("GAME-03 the stake stays a multiple of the game's step", () => {
    expect([clampStake(130n, 100n, 990n, 25n), clampStake(2_000n, 100n, 990n, 25n)]).toEqual([125n, 975n]);
    expect([clampStake(60n, 100n, 990n, 25n), clampStake(125n, 100n, 50n, 25n)]).toEqual([100n, 100n]);
  });
});
