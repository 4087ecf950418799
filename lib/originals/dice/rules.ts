/**
 * The complete rules of Dice. The engine, the play, rules and verify pages, and the exact enumeration all read these
 * figures and functions.
 *
 * A roll is one of 10,000 equally likely whole numbers, 0 … 9,999, shown as 0.00 … 99.99. A bet with `w` winning rolls
 * pays stake × 9,900 ÷ w, the stake included: w ÷ 10,000 × 9,900 ÷ w = 99 % return at every target. Amounts are whole
 * centavos, so a payout is rounded down, which costs less than one centavo per win.
 */
export const dice = {
  outcomes: 10_000,
  /** Return to player, in ten-thousandths of the stake. */
  returned: 9_900,
  /** Minimum and maximum number of winning rolls: 0.10 % (990 ×) to 98.00 % (1.0102 ×). */
  fewestWinning: 10,
  mostWinning: 9_800,
} as const;

export const diceDirections = ["under", "over"] as const;
export type DiceDirection = (typeof diceDirections)[number];

/** `target` in hundredths: 5,050 is shown as 50.50. Under wins below it, over above it; the target itself loses. */
export interface DiceBet {
  direction: DiceDirection;
  target: number;
}

export function winningRolls({ direction, target }: DiceBet): number {
  return direction === "under" ? target : dice.outcomes - 1 - target;
}

export function isDiceBet(bet: DiceBet): boolean {
  const winning = winningRolls(bet);
  return Number.isInteger(bet.target) && winning >= dice.fewestWinning && winning <= dice.mostWinning;
}

/** Returns the bet of a direction with `winning` winning rolls, clamped to the limits. */
export function betWinning(direction: DiceDirection, winning: number): DiceBet {
  const allowed = Math.min(dice.mostWinning, Math.max(dice.fewestWinning, Math.round(winning)));
  return { direction, target: direction === "under" ? allowed : dice.outcomes - 1 - allowed };
}

export function diceWins({ direction, target }: DiceBet, roll: number): boolean {
  return direction === "under" ? roll < target : roll > target;
}

/** Returns the payout of a win, stake included, in minor units. */
export function dicePrize(bet: DiceBet, stake: bigint): bigint {
  return (stake * BigInt(dice.returned)) / BigInt(winningRolls(bet));
}

export function dicePayout(bet: DiceBet, stake: bigint, roll: number): bigint {
  return diceWins(bet, roll) ? dicePrize(bet, stake) : 0n;
}

/** Returns the largest stake up to `maximumStake` whose win does not exceed `maximumWin`. */
export function largestStake(bet: DiceBet, maximumStake: bigint, maximumWin: bigint): bigint {
  // prize ≤ maximumWin ⇔ stake × returned < (maximumWin + 1) × winning
  const byWin = ((maximumWin + 1n) * BigInt(winningRolls(bet)) - 1n) / BigInt(dice.returned);
  return byWin < maximumStake ? byWin : maximumStake;
}

/** Returns the expected return of this stake as an exact fraction: 99 % minus the loss by rounding down. */
export function exactReturn(bet: DiceBet, stake: bigint): { numerator: bigint; denominator: bigint } {
  return {
    numerator: dicePrize(bet, stake) * BigInt(winningRolls(bet)),
    denominator: stake * BigInt(dice.outcomes),
  };
}

/** Formats hundredths (rolls, targets, chances): 5,050 → "50.50". */
export function hundredths(value: number): string {
  return `${Math.floor(value / 100)}.${String(value % 100).padStart(2, "0")}`;
}

/** Formats 9,900 ÷ w with four decimals, rounded down: "2.0000". Payouts use the exact fraction. */
export function diceMultiplier(bet: DiceBet): string {
  const tenThousandths = Math.floor((dice.returned * 10_000) / winningRolls(bet));
  return `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, "0")}`;
}
