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

/** Every roll counted, not computed. */
function countWins(bet: (typeof bets)[number]): number {
  let count = 0;
  for (let roll = 0; roll < dice.outcomes; roll++) if (diceWins(bet, roll)) count++;
  return count;
}

describe("Dice", () => {
  it("GAME-02 offers every chance from 0.10 % to 98.00 %, in both directions", () => {
    expect(bets.length).toBe(2 * (dice.mostWinning - dice.fewestWinning + 1));
    for (const bet of bets) expect(betWinning(bet.direction, winningRolls(bet))).toEqual(bet);
    expect(betWinning("over", 1)).toEqual({ direction: "over", target: 9_989 });
    expect(betWinning("under", 1e9)).toEqual({ direction: "under", target: 9_800 });
  });

  it("GAME-02 returns exactly 99 % at every target: all 10,000 rolls of all targets are counted", {
    timeout: 60_000,
  }, () => {
    for (const bet of bets) {
      const winning = countWins(bet);
      if (winning !== winningRolls(bet)) expect.fail(`${bet.direction} ${bet.target} wins ${winning} times`);
      // A stake of as many units as rolls win pays without rounding, so what is paid adds up exactly.
      const stake = BigInt(winning);
      const returned = dicePrize(bet, stake) * BigInt(winning);
      if (returned * 100n !== stake * BigInt(dice.outcomes) * 99n)
        expect.fail(`${bet.direction} ${bet.target} returns ${returned}`);
    }
  });

  it("GAME-02 counts what rounding to the centavo takes: less than one centavo a win", () => {
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

  it("GAME-02 never pays a losing roll, and a winning one as much whatever the roll", () => {
    fc.assert(
      fc.property(anyBet, stakes, fc.nat(dice.outcomes - 1), (bet, stake, roll) => {
        const wins = bet.direction === "under" ? roll < bet.target : roll > bet.target;
        expect(dicePayout(bet, stake, roll)).toBe(wins ? dicePrize(bet, stake) : 0n);
      }),
    );
  });

  it("GAME-02 takes the largest stake whose win stays within the limit, and no larger", () => {
    fc.assert(
      fc.property(anyBet, stakes, stakes, (bet, maximumStake, maximumWin) => {
        const largest = largestStake(bet, maximumStake, maximumWin);
        expect(largest <= maximumStake).toBe(true);
        expect(dicePrize(bet, largest) <= maximumWin).toBe(true);
        expect(largest === maximumStake || dicePrize(bet, largest + 1n) > maximumWin).toBe(true);
      }),
    );
  });

  it("GAME-02 writes rolls and multipliers out", () => {
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
