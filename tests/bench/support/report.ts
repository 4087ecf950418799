import { mkdirSync, writeFileSync } from "node:fs";

/** One measured value, a ratio unless its name says otherwise; without a target it is only reported. */
export interface BenchRow {
  metric: string;
  value: number;
  target: string | null;
  ok: boolean;
}

export const atLeast = (metric: string, value: number, floor: number): BenchRow => ({
  metric,
  value: round(value),
  target: `≥ ${floor}`,
  ok: value >= floor,
});

export const atMost = (metric: string, value: number, ceiling: number): BenchRow => ({
  metric,
  value: round(value),
  target: `≤ ${ceiling}`,
  ok: value <= ceiling,
});

export const reported = (metric: string, value: number): BenchRow => ({
  metric,
  value: round(value),
  target: null,
  ok: true,
});

function round(value: number): number {
  return Number(value.toPrecision(4));
}

/** Prints the table, writes `.bench/<name>.json`, and fails the run when a target was missed. */
export function report(name: string, rows: readonly BenchRow[]): void {
  mkdirSync(".bench", { recursive: true });
  writeFileSync(`.bench/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
  const width = Math.max(...rows.map(({ metric }) => metric.length));
  for (const { metric, value, target, ok } of rows) {
    const verdict = target === null ? "" : `${target}  ${ok ? "ok" : "MISSED"}`;
    console.log(`${metric.padEnd(width)}  ${String(value).padStart(8)}  ${verdict}`);
  }
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
}
