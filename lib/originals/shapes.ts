import * as z from "zod/mini";
import { idempotencyKey, money, positiveMoney, timestamp } from "#lib/contracts/wire.ts";
import { clientSeedPattern, serverSeedPattern } from "#lib/originals/fairness.ts";

/** Fields of every bet; its game adds the choice. The engine also checks the stake against the game's limits. */
export const betFields = { idempotencyKey, stake: positiveMoney };

export const clientSeed = z.string().check(z.regex(clientSeedPattern));

/** A commitment: the SHA-256 of a server seed, in hexadecimal. */
export const seedHash = z.string().check(z.regex(serverSeedPattern));

/** A jackpot won in a round; `amount` is part of the payout. */
const jackpot = z.object({ pool: z.string(), amount: money });

/**
 * A settled round with everything needed to draw it again; its game adds choice and outcome. `serverSeed` is null until
 * its pair is rotated.
 */
export const roundFields = {
  roundId: z.uuid(),
  demo: z.boolean(),
  stake: money,
  /** Total payout, a jackpot included. */
  payout: money,
  jackpot: z.nullable(jackpot),
  nonce: z.int(),
  clientSeed,
  serverSeedHash: seedHash,
  serverSeed: z.nullable(z.string().check(z.regex(serverSeedPattern))),
  playedAt: timestamp,
};
