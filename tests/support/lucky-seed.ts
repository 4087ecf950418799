import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { seedPair } from "#db/schema/originals.ts";
import { openDraws } from "#lib/contracts/originals/fairness.ts";
import { jackpotTaken } from "#lib/contracts/originals/jackpots.ts";
import { parolNights } from "#lib/contracts/originals/parol-nights.ts";
import { drawRound, roundPayout } from "#lib/contracts/originals/slot-rules.ts";
import type { Context } from "#lib/platform/context.ts";
import { unseal } from "#lib/platform/sealed.ts";

/** What the next round of Parol Nights would come to. */
export interface Luck {
  spins: readonly (readonly number[])[];
  payout: bigint;
  jackpot: string | null;
}

/**
 * Gives a player's pair in play a client seed whose next round is as wanted: whoever knows the server seed, as a test
 * may, chooses their luck.
 */
export async function chooseLuck(
  { db }: Pick<Context, "db">,
  playerId: string,
  stake: bigint,
  wanted: (luck: Luck) => boolean,
): Promise<Luck> {
  const inPlay = and(eq(seedPair.playerId, playerId), isNotNull(seedPair.activatedAt), isNull(seedPair.revealedAt));
  const [pair] = await db.orm.select().from(seedPair).where(inPlay);
  if (!pair) throw new Error("no pair in play");
  const serverSeed = await unseal(pair.sealedServerSeed);
  for (let attempt = 0; ; attempt++) {
    const clientSeed = `luck-${attempt}`;
    const draws = await openDraws({ serverSeed, clientSeed, nonce: pair.nextNonce });
    const { jackpotNumber, spins } = await drawRound(draws);
    const jackpot = jackpotTaken(parolNights.jackpots, jackpotNumber, stake)?.code ?? null;
    const luck = { spins, payout: roundPayout(spins, stake), jackpot };
    if (!wanted(luck)) continue;
    await db.orm.update(seedPair).set({ clientSeed }).where(eq(seedPair.id, pair.id));
    return luck;
  }
}
