import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import type { CatalogueEntry } from "#lib/originals/catalogue-entry.ts";
import type { Draws } from "#lib/originals/fairness.ts";
import type { JackpotPool } from "#lib/originals/jackpots.ts";

/** Amounts in minor units. */
export interface StakeLimits {
  minimumStake: bigint;
  maximumStake: bigint;
  maximumWin: bigint;
}

/** The mathematics of a game. Money play, demo play, reading and checking are common to all games. */
export interface GameEngine<Choice, Outcome> {
  catalogue: CatalogueEntry;
  /** @throws invalid-input (`stake`): when the limits, the choice or the game do not allow this stake */
  checkStake: (limits: StakeLimits, choice: Choice, stake: bigint) => void;
  /** Draws and settles one bet. Writes nothing. */
  draw: (draws: Draws, choice: Choice, stake: bigint) => Promise<Drawn<Outcome>>;
}

export interface Drawn<Outcome> {
  outcome: Outcome;
  /** In minor units, stake included, without a jackpot. */
  payout: bigint;
  /** The jackpot that the draw wins in play for money. */
  jackpot: JackpotPool | null;
}

/**
 * Checks the stake against limits.
 * @throws invalid-input (`stake`)
 */
export function requireStakeWithin(stake: bigint, least: bigint, most: bigint): void {
  if (stake < least) throw wrongStake("too-low", { min: moneyToWire(least) });
  if (stake > most) throw wrongStake("too-high", { max: moneyToWire(most) });
}

export function wrongStake(key: string, params: Record<string, string>): InvalidInputError {
  return new InvalidInputError([{ path: "stake", key, params }]);
}
