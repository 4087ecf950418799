import type { Jackpots } from "#components/lobby/winners/winners.ts";

/** Returns the largest pool amount per game code. */
export function largestPools(pools: Jackpots["pools"]): Record<string, bigint> {
  const largest: Record<string, bigint> = {};
  for (const { gameCode, amount } of pools) {
    const known = largest[gameCode];
    if (known === undefined || amount > known) largest[gameCode] = amount;
  }
  return largest;
}
