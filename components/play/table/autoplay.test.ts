import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AutoplayRun,
  countRound,
  netOf,
  runAutoplay,
  startRun,
  stopReason,
} from "#components/play/table/autoplay.ts";

const plan = { rounds: 3, lossLimit: 100n, winLimit: 500n };

/** Runs with the given outcomes; after a round `stopsAfter` somebody stops it. */
async function ran(
  payouts: (bigint | string)[],
  { stopsAfter = -1, by = "player" as "player" | "hidden", stake = 10n } = {},
) {
  const shown: AutoplayRun[] = [];
  let played = 0;
  const end = await runAutoplay(plan, stake, {
    play: async () => {
      const payout = payouts[played++] ?? 0n;
      return typeof payout === "string" ? { failed: payout } : { round: { stake, payout } };
    },
    pause: async () => undefined,
    stoppedBy: () => (stopsAfter >= 0 && played > stopsAfter ? by : null),
    show: (run) => shown.push(run),
  });
  return { end, shown, played };
}

describe("autoplay", () => {
  it("GAME-03 autoplay stops after its rounds, and its summary adds up", async () => {
    const { end, shown, played } = await ran([0n, 25n, 0n]);
    expect(played).toBe(3);
    expect(shown.map((run) => run.played)).toEqual([0, 1, 2]);
    expect(end).toMatchObject({ reason: "rounds", played: 3, rounds: 3, staked: 30n, won: 25n });
    expect(netOf(end)).toBe(-5n);
  });

  it("GAME-03 autoplay stops at a win of the chosen size", async () => {
    expect((await ran([0n, 500n])).end).toMatchObject({ reason: "win", played: 2, won: 500n });
    expect((await ran([0n, 499n])).end.reason).toBe("rounds");
    expect(stopReason({ ...startRun(plan), winLimit: null }, 10n, 10_000n)).toBeNull();
  });

  it("GAME-03 autoplay stops before a round that could pass the loss limit", async () => {
    expect((await ran([], { stake: 60n })).end).toMatchObject({ reason: "loss", played: 1, staked: 60n });
    expect((await ran([], { stake: 101n })).end).toMatchObject({ reason: "loss", played: 0 });
  });

  it("GAME-03 autoplay stops when the player or a hidden page stops it, and counts the round in play", async () => {
    expect((await ran([0n, 40n], { stopsAfter: 1 })).end).toMatchObject({ reason: "player", played: 2, won: 40n });
    expect((await ran([0n], { stopsAfter: 0, by: "hidden" })).end).toMatchObject({ reason: "hidden", played: 1 });
    expect((await ran([0n, 0n, 0n], { stopsAfter: 2 })).end.reason).toBe("rounds");
  });

  it("GAME-03 autoplay stops at an error: too little money, an ended session or no connection", async () => {
    expect((await ran([0n, "insufficient-funds"])).end).toMatchObject({ reason: "balance", played: 1, staked: 10n });
    for (const failed of ["session-expired", "account-changed", "network", "busy"])
      expect((await ran([failed])).end).toMatchObject({ reason: "error", played: 0, staked: 0n });
  });

  it("GAME-03 autoplay never loses more than the limit, whatever the rolls", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 50n }),
        fc.bigInt({ min: 1n, max: 500n }),
        fc.array(fc.boolean(), { maxLength: 100 }),
        (stake, lossLimit, wins) => {
          let run = startRun({ rounds: 1_000, lossLimit, winLimit: null });
          for (const won of wins) {
            if (stopReason(run, stake, 0n)) break;
            run = countRound(run, { stake, payout: won ? stake * 2n : 0n });
          }
          expect(netOf(run) >= -lossLimit).toBe(true);
        },
      ),
    );
  });
});
