/**
 * Progressive jackpots. A share of every stake for money goes into each pool. One number per round, drawn like the
 * outcome, decides whether the round wins a pool: out of `jackpotOutcomes` numbers, each centavo of the stake holds the
 * pool's `perUnit`. The chance grows with the stake exactly as the contribution does, so the return is the same for all
 * stakes.
 */
export interface JackpotPool {
  code: string;
  /** Winning numbers per minor unit of the stake. */
  perUnit: number;
  /** Share of every stake, in millionths. */
  share: number;
  /** The operator's initial amount, in minor units. */
  seed: bigint;
}

/** Below 2³², because a draw is one 32-bit number. */
export const jackpotOutcomes = 2_000_000_000;

/** Shares are millionths: pools count in millionths of a minor unit, so nothing is rounded. */
export const jackpotScale = 1_000_000n;

/** Returns the pool that a number wins at this stake, or null. Pools occupy consecutive ranges from zero. */
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

/** Returns a pool's long-run return as a share of all stakes: contributions plus the operator's seeds. */
export function jackpotReturn({ perUnit, share, seed }: JackpotPool): number {
  return share / Number(jackpotScale) + (Number(seed) * perUnit) / jackpotOutcomes;
}

/** Returns the average amount staked between two hits, in minor units. */
export function jackpotInterval({ perUnit }: JackpotPool): bigint {
  return BigInt(jackpotOutcomes / perUnit);
}
