import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countRound, startRun, stopReason } from "#components/play/table/autoplay.ts";

const plan = { rounds: 3, lossLimit: 100n, winLimit: 500n };

describe("autoplay", () => {
  it("GAME-03 autoplay stops after its rounds", () => {
    let run = startRun(plan);
    for (let i = 0; i < 3; i++) {
      expect(stopReason(run, 10n, 0n)).toBeNull();
      run = countRound(run, { stake: 10n, payout: 0n });
    }
    expect(stopReason(run, 10n, 0n)).toBe("rounds");
  });

  it("GAME-03 autoplay stops at a win of the chosen size", () => {
    const run = countRound(startRun(plan), { stake: 10n, payout: 500n });
    expect(stopReason(run, 10n, 500n)).toBe("win");
    expect(stopReason(run, 10n, 499n)).toBeNull();
    expect(stopReason({ ...run, winLimit: null }, 10n, 10_000n)).toBeNull();
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
          expect(run.net >= -lossLimit).toBe(true);
        },
      ),
    );
  });
});
