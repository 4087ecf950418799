import type { DiceRound } from "#lib/client/originals.ts";
import { dice, dicePayout } from "#lib/contracts/originals/dice-rules.ts";
import { type DrawTrace, openDraws, seedHash } from "#lib/contracts/originals/fairness.ts";

/** What this browser found when it drew the round again, beside what the house says. */
export interface RoundCheck {
  hash: string;
  hashAgrees: boolean;
  draw: DrawTrace;
  rollAgrees: boolean;
  payout: bigint;
  payoutAgrees: boolean;
}

/** Draws a round again from its seeds. Null while the server seed is not revealed. */
export async function checkRound(round: DiceRound): Promise<RoundCheck | null> {
  const { serverSeed, clientSeed, nonce } = round;
  if (serverSeed === null) return null;
  const hash = await seedHash(serverSeed);
  const draw = await (await openDraws({ serverSeed, clientSeed, nonce })).trace(dice.outcomes);
  const payout = dicePayout(round, round.stake, draw.outcome);
  return {
    hash,
    hashAgrees: hash === round.serverSeedHash,
    draw,
    rollAgrees: draw.outcome === round.roll,
    payout,
    payoutAgrees: payout === round.payout,
  };
}
