import * as z from "zod/mini";
import { idempotencyKey, money, positiveMoney, timestamp } from "#lib/contracts/wire.ts";
import { clientSeedPattern, serverSeedPattern } from "#lib/originals/fairness.ts";

/** What every bet has; its game adds the choice. The engine checks the stake against the game's own limits as well. */
export const betFields = { idempotencyKey, stake: positiveMoney };

export const clientSeed = z.string().check(z.regex(clientSeedPattern));

/** A commitment: the SHA-256 of a server seed, in hexadecimal. */
export const seedHash = z.string().check(z.regex(serverSeedPattern));

/** A jackpot that came with a round; `amount` is part of what the round paid. */
const jackpot = z.object({ pool: z.string(), amount: money });

/**
 * A settled round with what it takes to draw it again; its game adds the choice and the outcome. `serverSeed` is null
 * until its pair was rotated away.
 */
export const roundFields = {
  roundId: z.uuid(),
  demo: z.boolean(),
  stake: money,
  /** All that was paid, a jackpot included. */
  payout: money,
  jackpot: z.nullable(jackpot),
  nonce: z.int(),
  clientSeed,
  serverSeedHash: seedHash,
  serverSeed: z.nullable(z.string().check(z.regex(serverSeedPattern))),
  playedAt: timestamp,
};
