import "server-only";
import * as z from "zod/mini";
import { diceRound } from "#lib/contracts/originals/shapes.ts";
import type { RoundWithPair } from "#lib/modules/originals/store.ts";
import { unseal } from "#lib/platform/sealed.ts";

export type DiceRound = z.output<typeof diceRound>;

const { direction, target, roll } = diceRound.shape;
export const diceChoice = z.strictObject({ direction, target });
export const diceOutcome = z.strictObject({ roll });

/** A stored round as anyone may see it. The server seed is opened for revealed pairs only. */
export async function roundView(row: RoundWithPair): Promise<DiceRound> {
  const { id: roundId, stake, payout, nonce, clientSeed, playedAt, pair } = row;
  const serverSeed = pair.revealedAt === null ? null : await unseal(pair.sealedServerSeed);
  return {
    roundId,
    demo: false,
    stake,
    payout,
    ...diceChoice.parse(row.choice),
    ...diceOutcome.parse(row.outcome),
    nonce,
    clientSeed,
    serverSeedHash: pair.serverSeedHash,
    serverSeed,
    playedAt,
  };
}
