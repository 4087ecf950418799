import "server-only";
import type * as z from "zod/mini";
import type { anyRound } from "#lib/contracts/originals/any-round.ts";
import { diceEngine } from "#lib/modules/originals/dice-engine.ts";
import type { Engine, RoundView } from "#lib/modules/originals/engine.ts";
import { parolNightsEngine } from "#lib/modules/originals/parol-nights-engine.ts";
import { unseal } from "#lib/platform/sealed.ts";

export type AnyRound = z.output<typeof anyRound>;

/** A round as it is kept, for money or demo. `revealed` is the sealed server seed once it may be opened. */
export interface KeptRound {
  id: string;
  gameCode: string;
  stake: bigint;
  payout: bigint;
  nonce: number;
  clientSeed: string;
  playedAt: Date;
  choice: unknown;
  outcome: unknown;
  jackpot: { pool: string; amount: bigint } | null;
  pair: { serverSeedHash: string; revealed: string | null };
}

/** Draws up a kept round by its game's engine; the server seed is opened once it was revealed. */
export async function roundView<Code extends string, Choice extends object, Outcome extends object>(
  engine: Engine<Code, Choice, Outcome>,
  kept: KeptRound,
  demo = false,
): Promise<RoundView<Code, Choice, Outcome>> {
  const { id: roundId, stake, payout, nonce, clientSeed, playedAt, pair, jackpot } = kept;
  return {
    roundId,
    game: engine.code,
    demo,
    stake,
    payout,
    jackpot: jackpot && { pool: jackpot.pool, amount: jackpot.amount },
    ...engine.choice.parse(kept.choice),
    ...engine.outcome.parse(kept.outcome),
    nonce,
    clientSeed,
    serverSeedHash: pair.serverSeedHash,
    serverSeed: pair.revealed === null ? null : await unseal(pair.revealed),
    playedAt,
  };
}

export async function anyRoundView(kept: KeptRound, demo = false): Promise<AnyRound> {
  switch (kept.gameCode) {
    case diceEngine.code:
      return roundView(diceEngine, kept, demo);
    case parolNightsEngine.code:
      return roundView(parolNightsEngine, kept, demo);
    default:
      throw new Error(`no engine for rounds of ${kept.gameCode}`);
  }
}
