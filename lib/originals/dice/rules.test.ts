import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  betWinning,
  dice,
  diceDirections,
  diceMultiplier,
  dicePayout,
  dicePrize,
  diceWins,
  exactReturn,
  hundredths,
  isDiceBet,
  largestStake,
  winningRolls,
} from "#lib/originals/dice/rules.ts";

const rolls = Array.from({ length: dice.outcomes }, (_, roll) => roll);
const targets = diceDirections.flatMap((direction) => rolls.map((target) => ({ direction, target })));
const bets = targets.filter(isDiceBet);
const stakes = fc.bigInt({ min: 1n, max: 10n ** 12n });
const anyBet = fc.constantFrom(...bets);

/** Counts every winning roll instead of computing the number. */
function countWins(bet: (typeof bets)[number]): number {
  let count = 0;
  for (let roll = 0; roll < dice.outcomes; roll++) if (diceWins(bet, roll)) count++;
  return count;
}

describe("Dice", () => {
  it("GAME-02 bets cover every chance from 0.10 % to 98.00 % in both directions", () => {
    expect(bets.length).toBe(2 * (dice.mostWinning - dice.fewestWinning + 1));
    for (const bet of bets) expect(betWinning(bet.direction, winningRolls(bet))).toEqual(bet);
    expect(betWinning("over", 1)).toEqual({ direction: "over", target: 9_989 });
    expect(betWinning("under", 1e9)).toEqual({ direction: "under", target: 9_800 });
  });

  it("GAME-02 the return is exactly 99 % at every target, counted over all 10,000 rolls of all targets", {
    timeout: 60_000,
  }, () => {
    for (const bet of bets) {
      const winning = countWins(bet);
      if (winning !== winningRolls(bet)) expect.fail(`${bet.direction} ${bet.target} wins ${winning} times`);
      // A stake of as many units as winning rolls pays without rounding, so the payouts add up exactly.
      const stake = BigInt(winning);
      const returned = dicePrize(bet, stake) * BigInt(winning);
      if (returned * 100n !== stake * BigInt(dice.outcomes) * 99n)
        expect.fail(`${bet.direction} ${bet.target} returns ${returned}`);
    }
  });

  it("GAME-02 rounding to the centavo costs less than one centavo per win", () => {
    fc.assert(
      fc.property(anyBet, stakes, (bet, stake) => {
        const { numerator, denominator } = exactReturn(bet, stake);
        const paid = rolls.reduce((sum, roll) => sum + dicePayout(bet, stake, roll), 0n);
        expect(paid * denominator).toBe(numerator * stake * BigInt(dice.outcomes));
        const full = stake * BigInt(dice.returned);
        expect(paid <= full).toBe(true);
        expect(full - paid < BigInt(winningRolls(bet))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("GAME-02 a losing roll pays nothing, and every winning roll pays the same", () => {
    fc.assert(
      fc.property(anyBet, stakes, fc.nat(dice.outcomes - 1), (bet, stake, roll) => {
        const wins = bet.direction === "under" ? roll < bet.target : roll > bet.target;
        expect(dicePayout(bet, stake, roll)).toBe(wins ? dicePrize(bet, stake) : 0n);
      }),
    );
  });

  it("GAME-02 the largest stake is the largest one whose win stays within the limit", () => {
    fc.assert(
      fc.property(anyBet, stakes, stakes, (bet, maximumStake, maximumWin) => {
        const largest = largestStake(bet, maximumStake, maximumWin);
        expect(largest <= maximumStake).toBe(true);
        expect(dicePrize(bet, largest) <= maximumWin).toBe(true);
        expect(largest === maximumStake || dicePrize(bet, largest + 1n) > maximumWin).toBe(true);
      }),
    );
  });

  it("GAME-02 rolls and multipliers are formatted with fixed decimals", () => {
    expect([hundredths(0), hundredths(7), hundredths(5_050), hundredths(9_999)]).toEqual([
      "0.00",
      "0.07",
      "50.50",
      "99.99",
    ]);
    expect(diceMultiplier({ direction: "under", target: 4_950 })).toBe("2.0000");
    expect(diceMultiplier({ direction: "under", target: 9_800 })).toBe("1.0102");
    expect(diceMultiplier({ direction: "over", target: 9_989 })).toBe("990.0000");
  });
});
