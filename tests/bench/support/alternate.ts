/**
 * Measures every variant once per window, alternating, so that a slow phase of the machine affects all of them. Returns
 * each variant's values, window by window.
 */
export async function alternate<Name extends string>(
  variants: Record<Name, () => Promise<number>>,
  windows = 5,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(variants) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let window = 0; window < windows; window++) {
    // Each window begins with another variant, so that no variant always has the same position.
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(window + turn) % names.length];
      if (name !== undefined) measured[name].push(await variants[name]());
    }
  }
  return measured;
}

/** Returns the median ratio of two variants, compared window by window. */
export function ratio(values: readonly number[], to: readonly number[]): number {
  return median(values.map((value, window) => value / (to[window] ?? Number.NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return (low + high) / 2;
}
