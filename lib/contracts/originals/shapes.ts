import * as z from "zod/mini";
import { clientSeedPattern, serverSeedPattern } from "#lib/contracts/originals/fairness.ts";
import { idempotencyKey, money, positiveMoney, timestamp } from "#lib/contracts/wire.ts";

/** Shapes that all in-house games share. */

/** What every bet has; its game adds the choice. The stake is checked against the game's own limits on top of this. */
export const betFields = { idempotencyKey, stake: positiveMoney };

export const clientSeed = z.string().check(z.regex(clientSeedPattern));

/** A commitment: the SHA-256 of a server seed, in hexadecimal. */
export const seedHash = z.string().check(z.regex(serverSeedPattern));

/** The seeds of the next round. `nextServerSeedHash` commits to the server seed that a rotation brings. */
export const seeds = z.object({
  serverSeedHash: seedHash,
  nextServerSeedHash: seedHash,
  clientSeed,
  nonce: z.int(),
});

/** A jackpot that came with a round; `amount` is part of what the round paid. */
export const jackpot = z.object({ pool: z.string(), amount: money });

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

/** All that a page needs to go on where it was; the game adds `rounds`, the last ones, newest first. */
export const tableFields = {
  currency: z.string(),
  balance: money,
  limits: z.object({ minimumStake: money, maximumStake: money, maximumWin: money }),
  seeds,
};

/** Names the pair to reveal by its commitment, so that a repeated request finds it revealed and changes nothing. */
export const rotation = z.strictObject({ serverSeedHash: seedHash, clientSeed });

export const rotated = z.object({
  seeds,
  revealed: z.object({ serverSeed: z.string(), serverSeedHash: seedHash }),
});
