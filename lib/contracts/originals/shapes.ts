import * as z from "zod/mini";
import { dice, diceDirections, isDiceBet } from "#lib/contracts/originals/dice-rules.ts";
import { clientSeedPattern, serverSeedPattern } from "#lib/contracts/originals/fairness.ts";
import { idempotencyKey, money, positiveMoney, timestamp } from "#lib/contracts/wire.ts";

/** Shapes that the calls of the in-house games share. Rolls and targets are hundredths: 5050 is 50.50. */

const hundredths = z.int().check(z.minimum(0), z.maximum(dice.outcomes - 1));
const direction = z.enum(diceDirections);

/** What a player asks for. The stake is checked against the game's own limits on top of this. */
export const dicePlay = z
  .strictObject({ idempotencyKey, stake: positiveMoney, direction, target: hundredths })
  .check(z.refine(isDiceBet, { path: ["target"], error: "invalid-value" }));

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

/** A settled round with what it takes to draw it again. `serverSeed` is null until its pair was rotated away. */
export const diceRound = z.object({
  roundId: z.uuid(),
  demo: z.boolean(),
  stake: money,
  payout: money,
  direction,
  target: hundredths,
  roll: hundredths,
  nonce: z.int(),
  clientSeed,
  serverSeedHash: seedHash,
  serverSeed: z.nullable(z.string().check(z.regex(serverSeedPattern))),
  playedAt: timestamp,
});

export const limits = z.object({ minimumStake: money, maximumStake: money, maximumWin: money });

/** All that a page needs to go on where it was. `rounds`: the last ones, newest first. */
export const diceState = z.object({
  currency: z.string(),
  balance: money,
  limits,
  seeds,
  rounds: z.array(diceRound),
});

/** `balance`: what can be staked after the round. */
export const played = z.object({ round: diceRound, balance: money });

/** Names the pair to reveal by its commitment, so that a repeated request finds it revealed and changes nothing. */
export const rotation = z.strictObject({ serverSeedHash: seedHash, clientSeed });

export const rotated = z.object({
  seeds,
  revealed: z.object({ serverSeed: z.string(), serverSeedHash: seedHash }),
});
