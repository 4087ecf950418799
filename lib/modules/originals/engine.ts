import "server-only";
import type * as z from "zod/mini";
import type { Draws } from "#lib/contracts/originals/fairness.ts";
import type { JackpotPool } from "#lib/contracts/originals/jackpots.ts";
import type { roundFields, seeds } from "#lib/contracts/originals/shapes.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import type { Game } from "#lib/modules/games/index.ts";

/**
 * What makes a game: how its bets and results are stored, which stakes it takes, and how it is drawn. Money and demo
 * play, reading and checking are the same for all and take the engine as an argument.
 */
export interface Engine<Code extends string, Choice extends object, Outcome extends object> {
  /** Of the catalogue. */
  code: Code;
  /** What the player chose beside the stake. */
  choice: z.ZodMiniType<Choice>;
  outcome: z.ZodMiniType<Outcome>;
  jackpots: readonly JackpotPool[];
  /** Error: invalid-input (stake). */
  checkStake: (game: Game, choice: Choice, stake: bigint) => void;
  /** Draws and settles one bet. Writes nothing. */
  draw: (draws: Draws, choice: Choice, stake: bigint) => Promise<Drawn<Outcome>>;
}

export interface Drawn<Outcome> {
  outcome: Outcome;
  /** In minor units, stake included, without a jackpot. */
  payout: bigint;
  /** The jackpot that the draw takes, in play for money. */
  jackpot: JackpotPool | null;
}

/** What a player asks for; the key makes it happen once. */
export interface Bet<Choice> {
  idempotencyKey: string;
  stake: bigint;
  choice: Choice;
}

export type Seeds = z.output<typeof seeds>;
type RoundFields = { [Field in keyof typeof roundFields]: z.output<(typeof roundFields)[Field]> };

/** A round as anyone may see it. */
export type RoundView<Code extends string, Choice, Outcome> = RoundFields & { game: Code } & Choice & Outcome;

export function refuseStakeOutside(stake: bigint, least: bigint, most: bigint): void {
  if (stake < least) throw wrongStake("too-low", { min: moneyToWire(least) });
  if (stake > most) throw wrongStake("too-high", { max: moneyToWire(most) });
}

export function wrongStake(key: string, params: Record<string, string>): InvalidInputError {
  return new InvalidInputError([{ path: "stake", key, params }]);
}
