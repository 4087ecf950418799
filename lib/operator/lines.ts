/** "1 notice", "2 notices". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "2026-12-01T00:00:00.000Z to always". */
export function periodText(from: Date | null, until: Date | null): string {
  return [from, until].map((moment) => moment?.toISOString() ?? "always").join(" to ");
}
