/**
 * Progressive jackpots. A share of every stake for money goes into each pool. One number per round, drawn as the round
 * itself is, decides whether it takes one: of `jackpotOutcomes` numbers, each centavo of the stake holds `perUnit` of
 * the pool's. So the chance grows with the stake exactly as the contribution does, and what comes back is the same
 * for all.
 */
export interface JackpotPool {
  code: string;
  /** Numbers that win it, per minor unit of the stake. */
  perUnit: number;
  /** Of every stake, in millionths. */
  share: number;
  /** What the house puts in before anyone has, in minor units. */
  seed: bigint;
}

/** Fewer than 2³², since a draw is one 32-bit number. */
export const jackpotOutcomes = 2_000_000_000;

/** Shares are millionths: a pool counts in millionths of a minor unit, so nothing is ever rounded away. */
export const jackpotScale = 1_000_000n;

/** The pool that a number takes at this stake, or null. Pools stand one after the other, from zero. */
export function jackpotTaken<Pool extends JackpotPool>(
  pools: readonly Pool[],
  number: number,
  stake: bigint,
): Pool | null {
  let end = 0n;
  for (const pool of pools) {
    end += BigInt(pool.perUnit) * stake;
    if (BigInt(number) < end) return pool;
  }
  return null;
}

/** What comes back through a pool in the long run, as a share of all stakes: contributions, and the house's seeds. */
export function jackpotReturn({ perUnit, share, seed }: JackpotPool): number {
  return share / Number(jackpotScale) + (Number(seed) * perUnit) / jackpotOutcomes;
}

/** Stakes, in minor units, that pass between two hits on average. */
export function jackpotInterval({ perUnit }: JackpotPool): bigint {
  return BigInt(jackpotOutcomes / perUnit);
}
