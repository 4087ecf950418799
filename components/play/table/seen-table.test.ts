import { describe, expect, it } from "vitest";
import { withRound } from "#components/play/table/play-session.ts";
import { seenOf } from "#components/play/table/seen-table.ts";

const before = { roundId: "before", stake: 10_00n, payout: 0n };
const round = { roundId: "now", stake: 10_00n, payout: 25_00n };
const fresh = { startedAtMs: 0, net: -10_00n, lastRoundId: "before" };

describe("what the screen says about a round", () => {
  it("GAME-03 balance, net and last rounds tell a result only when it is shown, and agree at every moment", () => {
    const idle = {
      state: { balance: 100_00n, rounds: [before] },
      held: null,
      revealed: 0n,
      staked: 0n,
      session: fresh,
    };
    const settled = { balance: 115_00n, rounds: [round, before] };
    const session = withRound(fresh, round);
    const moments = [
      idle,
      { ...idle, staked: 10_00n },
      { ...idle, state: settled, held: round, session },
      { ...idle, state: settled, held: round, revealed: 12_50n, session },
      { ...idle, state: settled, held: round, revealed: 25_00n, session },
      { ...idle, state: settled, session },
    ].map(seenOf);
    expect(moments.map(({ balance }) => balance)).toEqual([100_00n, 90_00n, 90_00n, 102_50n, 115_00n, 115_00n]);
    expect(moments.map(({ rounds }) => rounds.length)).toEqual([1, 1, 1, 1, 1, 2]);
    for (const { balance, net } of moments) expect((balance ?? 0n) - (net ?? 0n)).toBe(110_00n);
  });

  it("GAME-03 a round of another tab, shown again, does not change this tab's net result", () => {
    const state = { balance: 115_00n, rounds: [round] };
    const seen = seenOf({ state, held: round, revealed: 0n, staked: 0n, session: fresh });
    expect(seen).toMatchObject({ balance: 90_00n, net: -10_00n });
  });

  it("GAME-03 the net result counts a round once, also when its bet is sent again after a reload", () => {
    const once = withRound(fresh, round);
    expect(once.net).toBe(5_00n);
    expect(withRound(once, round)).toBe(once);
  });

  it("GAME-03 nothing is said before the table is known", () => {
    const seen = seenOf({ state: null, held: null, revealed: 0n, staked: 0n, session: null });
    expect(seen).toEqual({ balance: null, net: null, rounds: [] });
  });
});
