import "server-only";
import { type DiceBet, dice, dicePayout, largestStake } from "#lib/contracts/originals/dice-rules.ts";
import { drawOutcome } from "#lib/contracts/originals/fairness.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import type { Game } from "#lib/modules/games/index.ts";
import { unseal } from "#lib/platform/sealed.ts";

/** The pair a round is drawn from, at its next nonce. */
export interface DrawingPair {
  sealedServerSeed: string;
  clientSeed: string;
  nextNonce: number;
}

/** Rolls and settles one bet: the engine of money and demo play alike. Writes nothing. Error: invalid-input (stake). */
export async function settleDice(game: Game, pair: DrawingPair, bet: DiceBet, stake: bigint) {
  checkStake(game, bet, stake);
  const { clientSeed, nextNonce: nonce } = pair;
  const serverSeed = await unseal(pair.sealedServerSeed);
  const roll = await drawOutcome({ serverSeed, clientSeed, nonce }, dice.outcomes);
  return { roll, payout: dicePayout(bet, stake, roll), nonce, clientSeed };
}

function checkStake({ minimumStake, maximumStake, maximumWin }: Game, bet: DiceBet, stake: bigint): void {
  const largest = largestStake(bet, maximumStake, maximumWin);
  if (stake < minimumStake) throw wrongStake("too-low", { min: moneyToWire(minimumStake) });
  if (stake > largest) throw wrongStake("too-high", { max: moneyToWire(largest) });
}

function wrongStake(key: string, params: Record<string, string>): InvalidInputError {
  return new InvalidInputError([{ path: "stake", key, params }]);
}
