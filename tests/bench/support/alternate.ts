/**
 * Measures every variant once per window, in turns, so that a machine that slows down slows all of them. Returns what
 * each measured, window by window.
 */
export async function alternate<Name extends string>(
  variants: Record<Name, () => Promise<number>>,
  windows = 5,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(variants) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let window = 0; window < windows; window++) {
    // Another one first each time, so that no place in the turn is always the same one's.
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(window + turn) % names.length];
      if (name !== undefined) measured[name].push(await variants[name]());
    }
  }
  return measured;
}

/** Median over the windows of how one compares with the other in the same window. */
export function ratio(values: readonly number[], to: readonly number[]): number {
  return median(values.map((value, window) => value / (to[window] ?? Number.NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return (low + high) / 2;
}
