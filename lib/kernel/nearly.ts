/** Smallest share of a round number that counts as nearly it. */
const share = 0.95;

/** Returns the thousand or ten thousand that a count is just short of: 10,000 for 9,646. Null when there is none. */
export function nearly(count: number): number | null {
  const round = [1_000, 10_000].find((number) => count >= number * share && count < number);
  return round ?? null;
}
